import { setTimeout as sleep } from "node:timers/promises";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

/** Idle time for each unit of work: visitors on the same cores come first. */
const idlePerWork = 1;

interface RecompressionOptions {
  cache: () => Pick<PageCache, "has" | "replace">;
  onError: (error: unknown, pathname: string) => void;
}

/** Gives pages that were compressed quickly their best compression: one at a time, idle half of the time. */
export function createRecompression({ cache, onError }: RecompressionOptions) {
  const waiting = new Map<string, CachedPage>();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const [pathname, page] of waiting) {
      waiting.delete(pathname);
      if (!page.recompress || !cache().has(pathname, page)) continue;
      const started = performance.now();
      try {
        cache().replace(pathname, page, await page.recompress());
      } catch (error) {
        onError(error, pathname);
      }
      await sleep(idlePerWork * (performance.now() - started), undefined, { ref: false });
    }
    working = undefined;
  }

  return {
    add(pathname: string, page: CachedPage): void {
      waiting.set(pathname, page);
      working ??= work();
    },
    /** Resolves when no page is left to recompress. */
    finished: async (): Promise<void> => working,
  };
}
