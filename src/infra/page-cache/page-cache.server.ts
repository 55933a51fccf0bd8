import type { FinishedAnswer } from "./finished-answer.server.ts";

/** What a kept page depends on: it is dropped when one of these changes. */
export interface KeptPage {
  answer: FinishedAnswer;
  dependsOn: readonly string[];
}

/** Finished pages by pathname. A page asked for twice while it is being made is made once. */
export function createPageCache(make: (pathname: string) => Promise<KeptPage>) {
  const kept = new Map<string, KeptPage>();
  const underWay = new Map<string, Promise<FinishedAnswer>>();

  function makeAndKeep(pathname: string): Promise<FinishedAnswer> {
    // A drop that came meanwhile forgot this making, and another may be under way in its place: its words may be old, so
    // it is answered but not kept.
    const isStillWanted = () => underWay.get(pathname) === making;
    const making: Promise<FinishedAnswer> = make(pathname)
      .then((page) => {
        if (isStillWanted()) kept.set(pathname, page);
        return page.answer;
      })
      .finally(() => {
        if (isStillWanted()) underWay.delete(pathname);
      });
    underWay.set(pathname, making);
    return making;
  }

  return {
    /** The kept page, or undefined: cheap enough for every request. */
    get: (pathname: string): FinishedAnswer | undefined => kept.get(pathname)?.answer,
    async load(pathname: string): Promise<FinishedAnswer> {
      const known = kept.get(pathname);
      if (known) return known.answer;
      return underWay.get(pathname) ?? makeAndKeep(pathname);
    },
    /** Forgets the pages that depend on any of the names, and what is being made; answers the forgotten pathnames. */
    drop(names: readonly string[]): string[] {
      underWay.clear();
      const dropped = [...kept].filter(([, page]) => page.dependsOn.some((name) => names.includes(name)));
      for (const [pathname] of dropped) kept.delete(pathname);
      return dropped.map(([pathname]) => pathname);
    },
    size: () => kept.size,
  };
}
