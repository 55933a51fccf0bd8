import type { Config } from "#infra/config/config.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { type ResolvedPage, resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import type { CompressedResponse } from "./cache/compressed-response.server.ts";
import type { CompressedStore } from "./cache/compressed-store.server.ts";
import { type CachedPage, createPageCache, NoSuchPage } from "./cache/page-cache.server.ts";
import { createRecompression } from "./cache/recompression.server.ts";
import { makeAllPages } from "./cache/retry-pages.server.ts";
import { cacheablePages, cachePathname, pagesToWarm } from "./cacheable-pages.ts";
import { readArmKey } from "./experiments/drawn-change.ts";
import type { AffectedPages, ExperimentPages } from "./experiments/experiment-pages.ts";
import { feedPaths, renderFeed } from "./feeds.ts";
import type { PageRenderer } from "./render-page.ts";

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
