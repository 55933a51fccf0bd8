import { addressOfFile } from "../files/file-keys.ts";
import type { ShownPicture } from "../shown-picture.ts";

/** The width that a browser without `srcset` gets. */
const usualWidth = 960;

/** Returns the addresses of a picture's files, for `src` and `srcset`; a drawing has one file only. */
export function filesOf({ hash, widths, drawing }: ShownPicture): { src: string; srcSet?: string; avif?: string } {
  const src = widths.findLast((width) => width <= usualWidth) ?? widths[0]!;
  if (drawing) return { src: addressOfFile(hash, src, "svg") };
  const set = (format: string) => widths.map((width) => `${addressOfFile(hash, width, format)} ${width}w`).join(", ");
  return { src: addressOfFile(hash, src, "webp"), srcSet: set("webp"), avif: set("avif") };
}
