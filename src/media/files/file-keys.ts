/** Widths in which pages request a photo, in pixels; a larger one than the photo itself is never made. */
const sizes = [320, 640, 960, 1440, 1920] as const;

export const photoFormats = ["avif", "webp"] as const;

/** Changed when the same upload should be made into other files: these then have other addresses. */
export const recipe = "1";

/** Returns the widths in which a photo is made: those of `sizes` that it has, and its own where that is smaller. */
export function widthsOf(width: number): number[] {
  const smaller = sizes.filter((size) => size < width);
  return smaller.length === sizes.length ? smaller : [...smaller, width];
}

/** The picture as it was uploaded, without its metadata; it has no address. */
export const originalKey = (hash: string): string => `original/${hash}`;

export const fileKey = (hash: string, width: number, format: string): string => `${hash}-${width}.${format}`;

const address = /^\/media\/([0-9a-f]{32}-\d{1,5}\.(?:avif|webp|svg))$/;

/** Returns the key of the file at an address of the site; undefined where there can be none. */
export function keyOfAddress(pathname: string): string | undefined {
  return address.exec(pathname)?.[1];
}

export const addressOfFile = (hash: string, width: number, format: string): string =>
  `/media/${fileKey(hash, width, format)}`;
