import { expect, test, vi } from "vitest";
import type { FinishedAnswer } from "./finished-answer.server.ts";
import { createPageCache } from "./page-cache.server.ts";
import { createRecompression } from "./recompression.server.ts";

const answer = (text: string) => text as unknown as FinishedAnswer;

test("each cached page gets its best bytes, but for one that changed meanwhile or could not be compressed", async () => {
  const onError = vi.fn();
  const recompression = createRecompression({ cache: () => cache, onError });
  const cache = createPageCache(
    async (pathname) => ({
      answer: answer(`quick ${pathname}`),
      dependsOn: [pathname],
      recompress: async () => {
        if (pathname === "/broken") throw new Error("no memory");
        if (pathname === "/changed") cache.drop(["/changed"]);
        return answer(`best ${pathname}`);
      },
    }),
    { onQuick: recompression.add },
  );
  for (const pathname of ["/", "/changed", "/broken"]) await cache.renew(pathname);
  await recompression.finished();
  expect(cache.get("/")).toBe("best /");
  expect(cache.get("/changed")).toBeUndefined();
  expect(cache.get("/broken")).toBe("quick /broken");
  expect(onError).toHaveBeenCalledOnce();
});
