import { type CompressedResponse, compressResponse } from "./compressed-response.server.ts";
import type { CompressedStore } from "./compressed-store.server.ts";
import { encodeAll, plainBody } from "./encodings.server.ts";

interface Options {
  status: number;
  store: CompressedStore | undefined;
}

interface CompressedPage {
  response: CompressedResponse;
  recompress?: () => Promise<CompressedResponse>;
}

/**
 * Compresses a page that will be cached: with the stored bytes of an earlier run, else quickly, and `recompress` makes
 * (and stores) the best. The best takes some fifty times as long, too long to do for every page at start.
 */
export async function compressPage(
  body: Buffer,
  headers: Record<string, string>,
  { status, store }: Options,
): Promise<CompressedPage> {
  const encoded = await store?.find(body);
  if (encoded) return { response: await compressResponse(body, headers, { status, encoded }) };
  const response = await compressResponse(body, headers, { status, effort: "little" });
  return {
    response,
    async recompress() {
      // Decompressed again: the plain pages together would take 25 MB while they wait.
      const plain = await plainBody(response.bodies);
      const best = await encodeAll(plain);
      await store?.save(plain, best).catch(() => {});
      return compressResponse(plain, headers, { status, encoded: best });
    },
  };
}
