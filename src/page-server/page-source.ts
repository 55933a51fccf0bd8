import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#infra/config/config.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { type ResolvedPage, resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import type { CompressedResponse } from "./cache/compressed-response.server.ts";
import type { CompressedStore } from "./cache/compressed-store.server.ts";
import { type CachedPage, createPageCache, NoSuchPage, type PageCache } from "./cache/page-cache.server.ts";
import { cacheablePages, cachePathname, pagesToWarm } from "./cacheable-pages.ts";
import { readArmKey } from "./experiments/drawn-change.ts";
import type { AffectedPages, ExperimentPages } from "./experiments/experiment-pages.ts";
import { feedPaths, renderFeed } from "./feeds.ts";
import type { PageRenderer } from "./render-page.ts";

/** Pause before the failed pages are retried, in milliseconds; it doubles up to the longest. */
const firstPause = 1000;
const maxPause = 60_000;

interface RetryOptions {
  /** Idle time after a page per unit of time that it took. */
  idlePerWork?: number;
  /** Called for each failed attempt at a page. */
  onError: (error: unknown, pathname: string) => void;
  /** Ends the work when it is aborted, whatever is still to be made. */
  ending?: AbortSignal | undefined;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Makes pages one after the other; those that fail, as in an outage of the database, are retried until all are made.
 */
export async function makeAllPages(
  pathnames: readonly string[],
  make: (pathname: string) => Promise<unknown>,
  { idlePerWork = 0, onError, ending, pause = (milliseconds) => rest(milliseconds, ending) }: RetryOptions,
): Promise<void> {
  let remaining = pathnames;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, maxPause)) {
    const failed: string[] = [];
    for (const pathname of remaining) {
      if (ending?.aborted) return;
      const started = performance.now();
      try {
        await make(pathname);
      } catch (error) {
        onError(error, pathname);
        failed.push(pathname);
      }
      if (idlePerWork > 0) await pause(idlePerWork * (performance.now() - started));
    }
    if (failed.length === 0 || ending?.aborted) return;
    remaining = failed;
    await pause(wait);
  }
}

/** Waits so many milliseconds, or until `ending`. */
const rest = (milliseconds: number, ending: AbortSignal | undefined) =>
  sleep(milliseconds, undefined, { ref: false, signal: ending }).catch(() => {});

/** The place of a process among those that make pages into one folder. */
export interface Share {
  index: number;
  of: number;
}

interface PageSourceDeps {
  config: Config;
  log: Log;
  services: SiteServices;
  renderer: PageRenderer;
  store: CompressedStore | undefined;
  experiments: ExperimentPages;
  /** False in development, where each page is rendered anew, so that a change shows. */
  isCached: boolean;
  share?: Share | undefined;
  /** Is aborted when the process begins to end: no further page is made but for a visitor. */
  ending?: AbortSignal;
  /** Called when a page or feed was made for the cache. */
  onMade?: () => void;
}

/** Creates the source of the pages and feeds that are the same for every visitor: compressed bytes by pathname. */
export function createPageSource(deps: PageSourceDeps) {
  const { config, log, services, renderer, store, experiments, isCached, onMade, ending } = deps;
  const { share = { index: 0, of: 1 } } = deps;
  let known: ReadonlySet<string> = new Set(cacheablePages().map(cachePathname));
  const recompression = createRecompression({
    cache: () => cache,
    idlePerWork: config.idlePerPageWork,
    ending,
    onError: (error, pathname) => log.warn({ err: error, pathname }, "page could not be recompressed"),
  });
  const cache = createPageCache(make, config.recompressPages ? { onQuick: recompression.add } : {});

  /** Renders the page or feed of a key, for the first visitor as for a refresh. */
  async function make(key: string): Promise<CachedPage> {
    onMade?.();
    const { pathname, arm } = readArmKey(key);
    const found = feedPaths.test(pathname) ? undefined : resolvePage(pathname);
    if (found?.kind === "page" && !found.row.status) return arm ? renderArm(found, arm) : renderer.render(found);
    const feed = await renderFeed(pathname, config, services);
    if (!feed) throw new NoSuchPage(`There is neither a page nor a feed at ${pathname}`);
    return feed;
  }

  function renderArm(page: ResolvedPage, arm: string): Promise<CachedPage> {
    const change = experiments.changeAt(cachePathname(page), arm);
    if (change?.arm !== arm) throw new NoSuchPage(`No experiment shows ${arm} at ${cachePathname(page)}`);
    return renderer.render(page, { change, caching: "private" });
  }

  async function load(pathname: string): Promise<CompressedResponse> {
    return isCached ? cache.load(pathname) : (await make(pathname)).response;
  }

  function makeAll(pathnames: readonly string[], idlePerWork = 0): Promise<void> {
    const onError = (error: unknown, pathname: string) => {
      // An outage is logged by readiness and the job queue; here its stack for each page would only hide them.
      if (isOutage(error)) log.warn({ pathname }, "page will be retried: the database does not answer");
      else log.error({ err: error, pathname }, "page will be retried");
    };
    return makeAllPages(pathnames, makeOrForget, { onError, idlePerWork, ending });
  }

  async function makeOrForget(pathname: string): Promise<void> {
    try {
      await cache.make(pathname);
    } catch (error) {
      if (!(error instanceof NoSuchPage)) throw error;
      cache.forget(pathname);
    }
  }

  /** Returns the pages that did not exist when this was called last. */
  function addedPages(): string[] {
    const existing = cacheablePages().map(cachePathname);
    const added = existing.filter((pathname) => !known.has(pathname));
    known = new Set(existing);
    return added;
  }

  function updateExperiments(): AffectedPages {
    const affected = experiments.update();
    for (const key of affected.ended) cache.forget(key);
    if (affected.changed.length > 0) cache.drop([], new Set(affected.changed));
    return affected;
  }

  return {
    /** Returns the cached page or feed of a key, or undefined. */
    get: cache.get,
    /** Loads a page by its key, or a feed by its pathname. */
    load,
    /** Makes the pages again that depend on any of the names, and those that came into being. */
    async refresh(names: readonly string[]): Promise<void> {
      const dropped = cache.drop(names);
      const { changed } = updateExperiments();
      await makeAll(isCached ? [...new Set([...dropped, ...addedPages(), ...changed])] : dropped);
    },
    /** Makes the pages that other experiments change now, and forgets those of ended ones. */
    async refreshExperiments(): Promise<void> {
      const { changed } = updateExperiments();
      if (isCached) await makeAll(changed);
    },
    /** Makes the pages that are not there yet, slowly: one that a visitor requests meanwhile is made at once. */
    async warm(): Promise<void> {
      updateExperiments();
      const pathnames = [...pagesToWarm().map(cachePathname), ...experiments.keys()];
      // Each process begins elsewhere, and finds the pages of the others stored when it gets there.
      const first = Math.floor((pathnames.length * share.index) / share.of);
      // At half the pace of compression, since the first minute has more to do than others.
      await makeAll([...pathnames.slice(first), ...pathnames.slice(0, first)], 2 * config.idlePerPageWork);
      if (!ending?.aborted) recompression.begin();
    },
    async finish(): Promise<void> {
      await recompression.finished();
      // What was not made does not count as unused.
      if (ending?.aborted) return;
      await store?.removeUnused();
      log.info("every page is made and compressed");
    },
  };
}

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
