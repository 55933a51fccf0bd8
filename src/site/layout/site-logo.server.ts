import { readLogo } from "#content/brand/read-logo.server.ts";
import type { SitePicture } from "#media/shown/site-picture.ts";
import type { Locale } from "#text/locales.ts";
import type { SiteServices } from "../site-services.ts";

/** Returns the company's own logo as pages show it; without a picture where the shipped drawing is used. */
export function siteLogo(readPicture: SiteServices["readPicture"], locale: Locale): SiteLogo {
  const references = readLogo();
  const pictureOf = (reference: string | undefined) =>
    reference === undefined ? undefined : readPicture(reference, locale);
  const mark = pictureOf(references.mark);
  if (!mark) return { icons: "" };
  return { icons: versionOf(mark), mark, light: pictureOf(references.light), dark: pictureOf(references.dark) };
}

const versionOf = ({ src }: SitePicture): string => `?v=${/^\/media\/([0-9a-f]{8})/.exec(src)?.[1]}`;

/** The company's own logo on a page; without a mark, the shipped drawing stands beside the name. */
interface SiteLogo {
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
