import { setTimeout as sleep } from "node:timers/promises";
import type { CompressedResponse } from "./compressed-response.server.ts";

/** Thrown where a page is made that does not exist, or no longer. */
export class NoSuchPage extends Error {}

export interface CachedPage {
  response: CompressedResponse;
  /** Names of what the page is made of: it is dropped when one of these changes. */
  dependsOn: readonly string[];
  /** Makes the same page with the best compression; present while its bytes were only compressed quickly. */
  recompress?: (() => Promise<CompressedResponse>) | undefined;
  /** One of a number that editors decide: of these only the latest are held in memory. */
  isOneOfMany?: boolean;
}

/** How long a visitor waits for a page being made while an older one is available, in milliseconds. */
const maxWait = 1000;

interface CacheOptions {
  /** Called with each page that enters the cache while `recompress` is present. */
  onQuick?: (pathname: string, page: CachedPage) => void;
}

/** How many pages of which there may be any number are held: those that were requested last. */
export const maxOfMany = 2000;

/** Creates a cache of pages by pathname. A page requested twice while it is being made is made once. */
export function createPageCache(makePage: (pathname: string) => Promise<CachedPage>, { onQuick }: CacheOptions = {}) {
  const pages = new Map<string, CachedPage>();
  /** Dropped pages, which are served while their successors cannot be made. */
  const outdated = new Map<string, CachedPage>();
  const ofMany = new Set<string>();
  const pending = new Map<string, Promise<CompressedResponse>>();

  function makeAndStore(pathname: string): Promise<CompressedResponse> {
    // A page dropped while it was being made may hold old words, and another attempt may be pending: it is returned,
    // but not stored.
    const isCurrent = () => pending.get(pathname) === making;
    const making: Promise<CompressedResponse> = makePage(pathname)
      .then((page) => {
        if (isCurrent()) {
          pages.set(pathname, page);
          outdated.delete(pathname);
          if (page.isOneOfMany) {
            renew(pathname);
            if (ofMany.size > maxOfMany) forget(ofMany.values().next().value!);
          }
          if (page.recompress) onQuick?.(pathname, page);
        }
        return page.response;
      })
      .finally(() => {
        if (isCurrent()) pending.delete(pathname);
      });
    pending.set(pathname, making);
    return making;
  }

  /** Moves a page to the end of those that are forgotten. */
  function renew(pathname: string): void {
    ofMany.delete(pathname);
    ofMany.add(pathname);
  }

  function forget(pathname: string): void {
    pages.delete(pathname);
    outdated.delete(pathname);
    ofMany.delete(pathname);
  }

  /** Returns the page, made now when it is not cached, or rejects; visitors get `load`. */
  async function make(pathname: string): Promise<CompressedResponse> {
    return pages.get(pathname)?.response ?? pending.get(pathname) ?? makeAndStore(pathname);
  }

  return {
    /** Returns the cached page, or undefined: cheap enough for every request. */
    get(pathname: string): CompressedResponse | undefined {
      const page = pages.get(pathname);
      if (page?.isOneOfMany) renew(pathname);
      return page?.response;
    },
    make,
    /**
     * Returns the page, made now when it is not cached. Where making it fails or takes long (during an outage of the
     * database), the page that was dropped is returned instead.
     */
    async load(pathname: string): Promise<CompressedResponse> {
      const making = make(pathname);
      const former = outdated.get(pathname);
      if (!former) return making;
      const waiting = new AbortController();
      try {
        const late = sleep(maxWait, former.response, { ref: false, signal: waiting.signal });
        const made = making.catch((error) => {
          if (error instanceof NoSuchPage) throw error;
          return former.response;
        });
        return await Promise.race([made, late]);
      } finally {
        waiting.abort();
      }
    },
    /**
     * Drops the pages that depend on any of the names, the pages of pathnames, and those being made; returns the dropped
     * pathnames.
     */
    drop(names: readonly string[], pathnames: ReadonlySet<string> = new Set()): string[] {
      pending.clear();
      const isAffected = ({ dependsOn }: CachedPage) => dependsOn.some((name) => names.includes(name));
      const dropped = [...pages].filter(([pathname, page]) => pathnames.has(pathname) || isAffected(page));
      for (const [pathname, page] of dropped) {
        pages.delete(pathname);
        outdated.set(pathname, page);
      }
      return dropped.map(([pathname]) => pathname);
    },
    /** Forgets a page that does not exist any more. */
    forget,
    /** Replaces a page's bytes, unless it was dropped or made again meanwhile. */
    replace(pathname: string, page: CachedPage, response: CompressedResponse): void {
      const { recompress: _, ...rest } = page;
      if (pages.get(pathname) === page) pages.set(pathname, { ...rest, response });
    },
    has: (pathname: string, page: CachedPage): boolean => pages.get(pathname) === page,
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
