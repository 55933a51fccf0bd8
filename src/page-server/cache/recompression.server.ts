import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { CachedPage, PageCache } from "./page-cache.server.ts";

interface RecompressionOptions {
  /** Idle time per unit of working time: visitors on the same cores come first. */
  idlePerWork: number;
  /** Ends the work when it is aborted. */
  ending?: AbortSignal | undefined;
  cache: () => Pick<PageCache, "has" | "replace">;
  onError: (error: unknown, pathname: string) => void;
}

/**
 * Creates the queue in which pages compressed quickly get their best compression: one at a time, or without idle time as
 * many as there are cores.
 */
export function createRecompression({ cache, idlePerWork, ending, onError }: RecompressionOptions) {
  const waiting = new Map<string, CachedPage>();
  let hasBegun = idlePerWork === 0;
  let work: Promise<void> | undefined;

  async function recompressAll(): Promise<void> {
    for (const [pathname, page] of waiting) {
      if (ending?.aborted) return;
      waiting.delete(pathname);
      if (!page.recompress || !cache().has(pathname, page)) continue;
      const started = performance.now();
      try {
        cache().replace(pathname, page, await page.recompress());
      } catch (error) {
        onError(error, pathname);
      }
      const idle = idlePerWork * (performance.now() - started);
      if (idle > 0) await sleep(idle, undefined, { ref: false, signal: ending }).catch(() => {});
    }
  }

  async function workInLanes(): Promise<void> {
    const lanes = idlePerWork > 0 ? 1 : availableParallelism();
    while (waiting.size > 0 && !ending?.aborted) await Promise.all(Array.from({ length: lanes }, recompressAll));
    work = undefined;
  }

  return {
    add(pathname: string, page: CachedPage): void {
      waiting.set(pathname, page);
      if (hasBegun) work ??= workInLanes();
    },
    /** Begins, at once where no idle time is wanted: making the pages comes first. */
    begin(): void {
      hasBegun = true;
      work ??= workInLanes();
    },
    /** Resolves when no page is left to recompress. */
    finished: async (): Promise<void> => work,
  };
}
