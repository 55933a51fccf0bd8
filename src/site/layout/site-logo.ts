import type { SitePicture } from "#media/shown/site-picture.ts";

/** The company's own logo on a page; without a mark, the shipped drawing stands beside the name. */
export interface SiteLogo {
  mark?: SitePicture;
  /** With the name in it, for light grounds and for dark ones. */
  light?: SitePicture | undefined;
  dark?: SitePicture | undefined;
  /**
   * What distinguishes the addresses of its icons from those of the shipped ones and of an earlier mark, which browsers store
   * for a day: `?v=1a2b3c4d`; empty without a mark.
   */
  icons: string;
}
