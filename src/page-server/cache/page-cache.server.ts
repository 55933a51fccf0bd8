import { setTimeout as sleep } from "node:timers/promises";
import type { FinishedAnswer } from "./finished-answer.server.ts";

/** What a cached page depends on: it is dropped when one of these changes. */
export interface CachedPage {
  answer: FinishedAnswer;
  dependsOn: readonly string[];
  /** Makes the same page with the best compression; present while its bytes were only compressed quickly. */
  recompress?: (() => Promise<FinishedAnswer>) | undefined;
}

/** How long a visitor waits for a page made anew while an older one is at hand, in milliseconds. */
const longestWait = 1000;

interface CacheOptions {
  /** Called with each page that joins the cache while `recompress` is present. */
  onQuick?: (pathname: string, page: CachedPage) => void;
}

/** Finished pages by pathname. A page requested twice while it is being made is made once. */
export function createPageCache(make: (pathname: string) => Promise<CachedPage>, { onQuick }: CacheOptions = {}) {
  const pages = new Map<string, CachedPage>();
  /** Dropped pages, which stand in for their successors while those cannot be made. */
  const outdated = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<FinishedAnswer>>();

  function makeAndStore(pathname: string): Promise<FinishedAnswer> {
    // A drop that came meanwhile forgot this making, and another may be under way in its place: its words may be old, so
    // it is answered but not stored.
    const isCurrent = () => underWay.get(pathname) === making;
    const making: Promise<FinishedAnswer> = make(pathname)
      .then((page) => {
        if (isCurrent()) {
          pages.set(pathname, page);
          outdated.delete(pathname);
          if (page.recompress) onQuick?.(pathname, page);
        }
        return page.answer;
      })
      .finally(() => {
        if (isCurrent()) underWay.delete(pathname);
      });
    underWay.set(pathname, making);
    return making;
  }

  /** Makes the page, or rejects; visitors use `load`. */
  async function renew(pathname: string): Promise<FinishedAnswer> {
    return pages.get(pathname)?.answer ?? underWay.get(pathname) ?? makeAndStore(pathname);
  }

  return {
    /** Returns the cached page, or undefined: cheap enough for every request. */
    get: (pathname: string): FinishedAnswer | undefined => pages.get(pathname)?.answer,
    renew,
    /**
     * Returns the page, made now when it is not cached. Where making it fails or takes long (the database is away), the
     * page that was dropped is served instead.
     */
    async load(pathname: string): Promise<FinishedAnswer> {
      const making = renew(pathname);
      const former = outdated.get(pathname);
      if (!former) return making;
      const waited = new AbortController();
      try {
        const late = sleep(longestWait, former.answer, { ref: false, signal: waited.signal });
        return await Promise.race([making.catch(() => former.answer), late]);
      } finally {
        waited.abort();
      }
    },
    /** Forgets the pages that depend on any of the names, and what is being made; returns the dropped pathnames. */
    drop(names: readonly string[]): string[] {
      underWay.clear();
      const dropped = [...pages].filter(([, page]) => page.dependsOn.some((name) => names.includes(name)));
      for (const [pathname, page] of dropped) {
        pages.delete(pathname);
        outdated.set(pathname, page);
      }
      return dropped.map(([pathname]) => pathname);
    },
    /** Replaces a page's bytes, unless it was dropped or made anew meanwhile. */
    replace(pathname: string, page: CachedPage, answer: FinishedAnswer): void {
      if (pages.get(pathname) === page) pages.set(pathname, { answer, dependsOn: page.dependsOn });
    },
    has: (pathname: string, page: CachedPage): boolean => pages.get(pathname) === page,
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
