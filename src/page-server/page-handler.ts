import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { RunningExperiments } from "#growth/experiments/running/running-experiments.server.ts";
import { noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { CompanyLogo } from "#media/logo/company-logo.server.ts";
import type { PictureFiles } from "#media/shown/read-file.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import { resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { createAdminShell, isAdminPath } from "./admin/admin-shell.ts";
import { isHashed, loadBuiltFiles } from "./built-files.ts";
import { type CompressedResponse, sendCompressed, withCaching } from "./cache/compressed-response.server.ts";
import { cachePathname } from "./cacheable-pages.ts";
import { createArmChoice, createChosenPages } from "./experiments/chosen-pages.ts";
import { createExperimentPages } from "./experiments/experiment-pages.ts";
import { createFailurePages } from "./failure-pages.ts";
import { feedPaths } from "./feeds.ts";
import { createOwnIcons } from "./icons/own-icons.ts";
import { styleInliner } from "./inline-styles.ts";
import { createNotFoundPages } from "./not-found-pages.ts";
import { readUrl, safetyHeaders, transportHeaders } from "./page-headers.ts";
import { createPageSource, type Share } from "./page-source.ts";
import { openPageStorage } from "./page-storage.ts";
import { createPerRequestPages } from "./per-request-pages.ts";
import { isPicturePath, loadPictureFile } from "./picture-files.ts";
import { createPreviewPages, isPreviewPath } from "./preview/preview-pages.ts";
import {
  changePasswordPath,
  createShortAddresses,
  type FollowLink,
  isShortAddress,
  redirectToChangePassword,
} from "./redirects/short-addresses.ts";
import { createReleasedFiles } from "./releases/released-files.server.ts";
import type { RenderHtml } from "./render-html.ts";
import { createPageRenderer } from "./render-page.ts";
import { createSharePictures, loadSharePicture } from "./share-pictures/share-pictures.ts";
import { suggestPages } from "./suggest-pages.ts";

export interface PageServerDeps {
  config: Config;
  log: Log;
  /** The folder of built files; undefined in development, where Vite serves them. */
  clientFolder?: string;
  /** Where pages are stored beyond the process; undefined where no file can be written. */
  pagesFolder?: string | undefined;
  /** Which share of the pages this process makes first, where several have the folder in common. */
  share?: Share;
  /** Is aborted when the process begins to end: no further page is made but for a visitor. */
  ending?: AbortSignal;
  renderHtml: RenderHtml;
  /** Files of the library of pictures. */
  pictureFiles: PictureFiles;
  /** The company's own logo, for icons and share pictures; without it, the shipped one is used. */
  logo?: CompanyLogo;
  services: SiteServices;
  /** Where the built files of releases are stored; absent, only those of this one are served. */
  db?: Database;
  /** Finds a page with words that are not published, by the token of its address; absent, there is none. */
  findPreview?: (token: string) => Promise<Preview | undefined>;
  /** Returns where a short address leads, and counts the click when `counted`; absent, there are none. */
  followLink?: FollowLink;
  /** The experiments of this instance; absent, there are none. */
  experiments?: Pick<RunningExperiments, "current">;
  onPage?: (source: "cache" | "rendered") => void;
  /** Called when a page or feed was made for the cache. */
  onMade?: () => void;
}

/**
 * Creates what responds to every address outside /api: cached pages and files, redirects, rendered pages, 404 pages.
 */
export async function createPageServer(deps: PageServerDeps) {
  const { config, log, clientFolder, pagesFolder, renderHtml, pictureFiles, logo, services } = deps;
  const { findPreview, followLink, experiments = { current: () => noExperiments }, onPage, onMade } = deps;
  const files = clientFolder
    ? await loadBuiltFiles(clientFolder, transportHeaders(config))
    : new Map<string, CompressedResponse>();
  const releasedFiles =
    deps.db && clientFolder
      ? createReleasedFiles({ db: deps.db, now: services.now, files, headers: transportHeaders(config) })
      : undefined;
  const storage =
    pagesFolder && clientFolder ? openPageStorage({ config, services, folder: pagesFolder, clientFolder }) : undefined;
  const inlineStyles = clientFolder ? styleInliner(clientFolder, [...files.keys()]) : undefined;
  const experimentPages = createExperimentPages(experiments.current);
  const chooseArm = createArmChoice(experimentPages, experiments.current, {
    secure: config.publicUrl.startsWith("https:"),
  });
  const renderer = createPageRenderer({
    config,
    log,
    services,
    renderHtml,
    inlineStyles,
    storage,
    shippedChange: (page) => experimentPages.changeAt(cachePathname(page)),
  });
  const source = createPageSource({
    config,
    log,
    services,
    renderer,
    store: storage?.store,
    experiments: experimentPages,
    isCached: clientFolder !== undefined,
    share: deps.share,
    ...(deps.ending && { ending: deps.ending }),
    ...(onMade && { onMade }),
  });
  const chosenPages = createChosenPages(source);
  const notFoundPages = createNotFoundPages({ draw: renderer.draw, suggest: suggestPages });
  const failurePages = createFailurePages({ config, log, draw: renderer.draw });
  const perRequestPages = createPerRequestPages({ config, services, renderer });
  const sharePictures = createSharePictures(join(config.dataDir, "og"), { logo });
  const ownIcons = createOwnIcons(logo, transportHeaders(config));
  const sendPreview = createPreviewPages({
    find: findPreview ?? (async () => undefined),
    draw: renderer.draw,
    log,
    script: clientFolder ? "/preview.js" : "/src/site/preview/preview.ts",
  });

  const shortAddresses = createShortAddresses({ config, services, follow: followLink });

  let adminShell: ReturnType<typeof createAdminShell> | undefined;

  async function respond(request: IncomingMessage, response: ServerResponse, clientIp: string): Promise<void> {
    const { pathname, search, query } = readUrl(request.url ?? "/");
    if (!isRead(request)) {
      response.writeHead(405, { Allow: "GET, HEAD", ...safetyHeaders(config) }).end();
      return;
    }
    if (pathname === changePasswordPath) return redirectToChangePassword(request, response, safetyHeaders(config));
    const file = await loadGenerated(pathname);
    if (file) return sendCompressed(request, response, file);
    const released = isHashed(pathname) && (await releasedFiles?.load(pathname));
    if (released) return sendCompressed(request, response, released);
    // A release that is being stored may have the file, so no cache in between may store that this one has not.
    if (isHashed(pathname) || isPicturePath(pathname)) {
      response.writeHead(404, { "Cache-Control": "no-store", ...safetyHeaders(config) }).end();
      return;
    }
    if (isAdminPath(pathname)) {
      // Only when it is opened, so that nothing of it can keep the site from starting.
      adminShell ??= createAdminShell(config, clientFolder, services);
      return adminShell(request, response);
    }
    if (isPreviewPath(pathname)) {
      const wait = perRequestPages.limit(clientIp);
      if (wait) return failurePages.send(request, response, "unavailable", wait);
      if (await sendPreview(request, response, pathname)) return;
    }
    if (isShortAddress(pathname)) {
      const found = await shortAddresses.respond(request, response, { pathname, search, clientIp });
      if (found === true) return;
      if (found) return failurePages.send(request, response, "unavailable", found.retryAfter);
    }
    const resolution = resolvePage(pathname);
    if (resolution.kind === "redirect") return redirect(response, resolution.to + search);
    if (resolution.kind === "missing" || resolution.row.status === 404)
      return sendMissing(request, response, { pathname, page: await notFoundPages.load(resolution) });
    const { status, query: hasQuery } = resolution.row;
    if (status) return failurePages.send(request, response, status === 503 ? "unavailable" : "server-error");
    const key = cachePathname(resolution);
    const choice = chooseArm(request, key);
    if (choice?.cookie) response.setHeader("Set-Cookie", choice.cookie);
    if (!hasQuery || query.size === 0) return sendCompressed(request, response, await chosenPages.load(key, choice));
    const retryAfter = perRequestPages.limit(clientIp, resolution);
    if (retryAfter) return failurePages.send(request, response, "unavailable", retryAfter);
    onPage?.("rendered");
    const change = experimentPages.changeAt(key, choice?.arm);
    const rendered = await perRequestPages.renderQuery(resolution, { search, change }, clientIp);
    if (!rendered) return failurePages.send(request, response, "unavailable");
    sendCompressed(request, response, rendered);
  }

  /** Returns a built file, unless the company has one of its own in its place. */
  const findFile = (pathname: string) => (ownIcons.has(pathname) ? undefined : files.get(pathname));

  /** Returns an icon or a picture's file, a share picture or a feed; undefined where the pathname is of none. */
  async function loadGenerated(pathname: string): Promise<CompressedResponse | undefined> {
    if (ownIcons.has(pathname)) return ownIcons.load(pathname);
    if (isPicturePath(pathname)) return loadPictureFile(pictureFiles, pathname, transportHeaders(config));
    if (pathname.startsWith("/og/")) return loadSharePicture(pathname, config, sharePictures);
    return feedPaths.test(pathname) ? source.load(pathname).catch(() => undefined) : undefined;
  }

  function redirect(response: ServerResponse, location: string): void {
    response
      .writeHead(301, { Location: location, "Cache-Control": "public, max-age=3600", ...safetyHeaders(config) })
      .end();
  }

  function respondToFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const outage = isOutage(error);
    const url = request.url?.split("?", 1)[0];
    const about = { request: response.getHeader("x-request-id"), route: "site", url };
    if (outage) log.warn(about, "page refused: the database does not answer");
    else log.error({ err: error, ...about }, "page failed");
    if (response.headersSent) response.end();
    else void failurePages.send(request, response, outage ? "unavailable" : "server-error");
  }

  return {
    /** Sends a cached page or a built file at once; returns false when there is none at this address. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isRead(request)) return false;
      const url = request.url!;
      const choice = chooseArm(request, url);
      const cached = chosenPages.get(url, choice) ?? findFile(url);
      if (!cached) return false;
      if (choice?.cookie) response.setHeader("Set-Cookie", choice.cookie);
      onPage?.("cache");
      sendCompressed(request, response, cached);
      return true;
    },
    /** Responds to a request for which `sendCached` returned false. */
    handle(request: IncomingMessage, response: ServerResponse, clientIp: string): void {
      const file = findFile((request.url ?? "/").split("?", 1)[0]!);
      if (file && isRead(request)) sendCompressed(request, response, file);
      else respond(request, response, clientIp).catch((error) => respondToFailure(request, response, error));
    },
    /** Renders a page for one response of the API. */
    renderPage: perRequestPages.renderForApi,
    /**
     * Forgets the pages that depend on any of the names (a content set as `{locale}/{set}`, `prices`, `event-seats`, `day`, a picture as
     * `media:<id>`) and makes them again.
     */
    async refresh(names: readonly string[]): Promise<void> {
      storage?.digests.forget();
      perRequestPages.clear();
      if (names.some((name) => /^media:|\//.test(name))) {
        notFoundPages.clear();
        await failurePages.refresh(names);
      }
      await source.refresh(names);
    },
    /** Makes the pages that other experiments change now. */
    async refreshExperiments(): Promise<void> {
      perRequestPages.clear();
      await source.refreshExperiments();
    },
    /** Makes every page once, one after the other, so that no visitor waits for a render. */
    async warm(): Promise<void> {
      await failurePages.prepare();
      await source.warm();
    },
    /** Stores the built files for instances of other releases, and for tabs that stay open. */
    async storeFiles(): Promise<void> {
      await releasedFiles?.store();
    },
    /** Resolves when every page has its best compression, and deletes what no page uses any more. */
    finish: source.finish,
  };
}

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";
export type PageServer = Awaited<ReturnType<typeof createPageServer>>;

/** Sends the page about a missing one. That of a short address is stored nowhere: the link may be made a minute later. */
function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, page }: { pathname: string; page: CompressedResponse },
): void {
  sendCompressed(request, response, isShortAddress(pathname) ? withCaching(page, "no-store") : page);
}
