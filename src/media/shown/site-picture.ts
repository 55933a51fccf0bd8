/** A picture as a page shows it, in the page's language. */
export interface SitePicture {
  src: string;
  /** In WebP; absent for a drawing. */
  srcSet?: string;
  avif?: string;
  width: number;
  height: number;
  alt: string;
  credit: string | null;
  /** What must stay visible when it is cropped, in percent. */
  focal: { x: number; y: number };
}
