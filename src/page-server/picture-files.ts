import type { PictureFiles } from "#media/shown/read-file.server.ts";
import { type CompressedResponse, compressResponse } from "./cache/compressed-response.server.ts";

/** Nothing in a picture may run or load anything, not even when somebody opens it as a page of its own. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Returns whether an address is one of a picture's file. */
export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith("/media/");
}

/** Returns a picture's file as a response, or undefined when there is none. Its address changes with its content. */
export async function loadPictureFile(
  files: PictureFiles,
  pathname: string,
  always: Record<string, string>,
): Promise<CompressedResponse | undefined> {
  const file = await files.read(pathname);
  if (!file) return undefined;
  const headers = {
    "Content-Type": file.type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": picturePolicy,
    "X-Content-Type-Options": "nosniff",
    // Feeds, letters and other sites show them too.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...always,
  };
  return compressResponse(file.body, headers, { compress: file.type === "image/svg+xml", effort: "little" });
}
