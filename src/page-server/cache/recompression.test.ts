import { expect, test, vi } from "vitest";
import { createRecompression } from "../page-source.ts";
import type { CompressedResponse } from "./compressed-response.server.ts";
import { createPageCache } from "./page-cache.server.ts";

const responseOf = (text: string) => text as unknown as CompressedResponse;

test("each cached page gets its best compression, except one that changed meanwhile or could not be compressed", async () => {
  const onError = vi.fn();
  const recompression = createRecompression({ cache: () => cache, idlePerWork: 1, onError });
  const cache = createPageCache(
    async (pathname) => ({
      response: responseOf(`quick ${pathname}`),
      dependsOn: [pathname],
      recompress: async () => {
        if (pathname === "/broken") throw new Error("no memory");
        if (pathname === "/changed") cache.drop(["/changed"]);
        return responseOf(`best ${pathname}`);
      },
    }),
    { onQuick: recompression.add },
  );
  for (const pathname of ["/", "/changed", "/broken"]) await cache.make(pathname);
  recompression.begin();
  await recompression.finished();
  expect(cache.get("/")).toBe("best /");
  expect(cache.get("/changed")).toBeUndefined();
  expect(cache.get("/broken")).toBe("quick /broken");
  expect(onError).toHaveBeenCalledOnce();
});
