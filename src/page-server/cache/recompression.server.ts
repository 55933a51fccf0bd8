import { setTimeout as sleep } from "node:timers/promises";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

/** Idle time per unit of working time: visitors on the same cores come first. */
const idlePerWork = 1;

interface RecompressionOptions {
  cache: () => Pick<PageCache, "has" | "replace">;
  onError: (error: unknown, pathname: string) => void;
}

/**
 * Creates the queue in which pages compressed quickly get their best compression: one at a time, idle half of the time.
 */
export function createRecompression({ cache, onError }: RecompressionOptions) {
  const waiting = new Map<string, CachedPage>();
  let work: Promise<void> | undefined;

  async function recompressAll(): Promise<void> {
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
    work = undefined;
  }

  return {
    add(pathname: string, page: CachedPage): void {
      waiting.set(pathname, page);
      work ??= recompressAll();
    },
    /** Resolves when no page is left to recompress. */
    finished: async (): Promise<void> => work,
  };
}
