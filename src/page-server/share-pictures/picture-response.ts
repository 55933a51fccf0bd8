import type { Config } from "#infra/config/config.server.ts";
import { type CompressedResponse, compressResponse } from "../cache/compressed-response.server.ts";
import { safetyHeaders } from "../page-headers.ts";
import type { SharePictures } from "./share-pictures.ts";

/** Returns a page's picture for sharing. It is stored on disk and not in memory, as few are ever requested. */
export async function loadSharePicture(
  pathname: string,
  config: Config,
  pictures: SharePictures,
): Promise<CompressedResponse | undefined> {
  const picture = await pictures(pathname);
  if (!picture) return undefined;
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", ...safetyHeaders(config) };
  return compressResponse(Buffer.from(picture), headers, { compress: false });
}
