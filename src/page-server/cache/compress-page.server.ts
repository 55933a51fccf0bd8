import { type CompressedResponse, compressResponse } from "./compressed-response.server.ts";
import { type Bodies, encodeAll, plainBody } from "./encodings.server.ts";

/** Where the best compression of earlier runs is found, and stored for later ones. */
interface Storage {
  find(body: Buffer): Promise<Bodies | undefined>;
  save(body: Buffer, encoded: Bodies): Promise<unknown>;
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
  storage?: Storage,
): Promise<CompressedPage> {
  const encoded = await storage?.find(body);
  if (encoded) {
    await storage?.save(body, encoded).catch(() => {});
    return { response: await compressResponse(body, headers, { encoded }) };
  }
  const response = await compressResponse(body, headers, { effort: "little" });
  return {
    response,
    async recompress() {
      // Decompressed again: the plain pages together would take 25 MB while they wait.
      const plain = await plainBody(response.bodies);
      // Another process may have stored it meanwhile.
      const best = (await storage?.find(plain)) ?? (await encodeAll(plain));
      await storage?.save(plain, best).catch(() => {});
      return compressResponse(plain, headers, { encoded: best });
    },
  };
}
