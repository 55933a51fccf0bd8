import type { CompressedStore } from "./compressed-store.server.ts";
import { encodeAll, plainBody } from "./encodings.server.ts";
import { type FinishedAnswer, finishAnswer } from "./finished-answer.server.ts";

interface Options {
  status: number;
  store: CompressedStore | undefined;
}

interface CompressedPage {
  answer: FinishedAnswer;
  recompress?: () => Promise<FinishedAnswer>;
}

/**
 * Compresses a page that will be cached: with the stored bytes of an earlier run, else quickly, and `recompress` makes
 * (and stores) the best. The best takes some fifty times as long, which a start cannot afford for every page.
 */
export async function compressPage(
  body: Buffer,
  headers: Record<string, string>,
  { status, store }: Options,
): Promise<CompressedPage> {
  const encoded = await store?.find(body);
  if (encoded) return { answer: await finishAnswer(body, headers, { status, encoded }) };
  const answer = await finishAnswer(body, headers, { status, effort: "little" });
  return {
    answer,
    async recompress() {
      // Unpacked again: the plain pages together would take 25 MB for as long as they wait.
      const plain = await plainBody(answer.bodies);
      const best = await encodeAll(plain);
      await store?.save(plain, best).catch(() => {});
      return finishAnswer(plain, headers, { status, encoded: best });
    },
  };
}
