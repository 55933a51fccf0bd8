import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { loadBuiltFiles } from "./built-files.ts";
import { compressPage } from "./cache/compress-page.server.ts";
import { createCompressedStore } from "./cache/compressed-store.server.ts";
import { type InlineHashes, inlineHashes } from "./cache/content-security-policy.server.ts";
import { chooseEncoding, plainBody } from "./cache/encodings.server.ts";
import { type FinishedAnswer, finishAnswer, sendFinished } from "./cache/finished-answer.server.ts";
import { type CachedPage, createPageCache } from "./cache/page-cache.server.ts";
import { createRecompression } from "./cache/recompression.server.ts";
import { makeAllPages } from "./cache/retry-pages.server.ts";
import { tightenHtml } from "./cache/tighten-html.server.ts";
import { cacheablePathnames } from "./cacheable-pathnames.ts";
import { changePasswordAddress, goToChangePassword } from "./change-password.ts";
import { createFailurePages } from "./failure-pages.ts";
import { answerPicture, documentAddresses, makeDocument } from "./feeds.ts";
import { styleInliner } from "./inline-styles.ts";
import { createMissingPages, type DrawnPage } from "./not-found-pages.ts";
import { pageHeaders, safetyHeaders, transportHeaders } from "./page-headers.ts";
import { readUrl } from "./page-url.ts";
import type { RenderHtml } from "./render-page.ts";
import { createTurns } from "./render-queue.ts";
import { createSharePictures } from "./share-pictures/share-pictures.ts";
import { suggestPages } from "./suggest-pages.ts";

export interface SiteDeps {
  config: Config;
  log: Log;
  /** The folder of built files; undefined in development, where Vite serves them. */
  clientFolder?: string;
  /** Where compressed pages outlive the process; undefined where no file can be written. */
  pagesFolder?: string | undefined;
  renderHtml: RenderHtml;
  services: SiteServices;
  onPage?: (source: "cache" | "rendered") => void;
}

interface RenderOptions {
  search?: string;
  more?: Partial<SiteServices>;
  status?: number;
  once?: boolean;
}

/** A page that the API asks for, for whom, and the encodings their client takes. */
interface PageRequest {
  pathname: string;
  address: string;
  state?: unknown;
  status: number;
  accepts: string | string[] | undefined;
}

const busy = { "Retry-After": "5", "Cache-Control": "no-store" };
const shared = ["all", "common", "header", "navbar", "footer", "meta"];

/** Answers every address outside /api: kept pages and files first, then redirects, pages anew, and the 404 page. */
export async function createSite(deps: SiteDeps) {
  const { config, log, clientFolder, pagesFolder, renderHtml, services, onPage } = deps;
  const files = clientFolder
    ? await loadBuiltFiles(clientFolder, transportHeaders(config))
    : new Map<string, FinishedAnswer>();
  const inlineStyles = clientFolder ? styleInliner(clientFolder, [...files.keys()]) : undefined;
  const store = pagesFolder ? createCompressedStore(pagesFolder) : undefined;
  const recompression = createRecompression({
    cache: () => cache,
    onError: (error, pathname) => log.warn({ err: error, pathname }, "page could not be recompressed"),
  });
  const cache = createPageCache(makePage, { onQuick: recompression.add });
  // Refused forms and searches wait apart: a flood of one does not shut the other.
  const turns = { queries: createTurns(), forms: createTurns() };
  const allowances = {
    drawn: createMemoryRateLimit(config.limits.calls),
    search: createMemoryRateLimit(config.limits.search),
  };
  const scriptsOf = new Map<string, InlineHashes["scripts"]>();
  const pictures = createSharePictures(join(config.dataDir, "og"));

  async function draw(pathname: string, { search = "", more, once = false }: RenderOptions = {}) {
    const found = resolvePage(pathname);
    if (found.kind !== "page") throw new Error(`${pathname} is not a page`);
    const plain = tightenHtml(await renderHtml({ ...found, search }, { ...services, ...more }));
    const { html, styles } = inlineStyles?.(plain) ?? { html: plain, styles: inlineHashes(plain).styles };
    // A page with a status of its own has no cached form, and nothing of a request in it.
    const borrowed = once && clientFolder !== undefined && !found.row.status;
    const scripts = borrowed ? await scriptsOfKept(pathname) : inlineHashes(html).scripts;
    if (!once) scriptsOf.set(pathname, scripts);
    const shape = { cached: !once, unlisted: found.row.unlisted === true };
    const headers = pageHeaders({ scripts, styles }, config, shape);
    return { html, headers, row: found.row };
  }

  /** Draws a page; `once` for one request only, which is worth less effort than a page that is cached. */
  async function render(pathname: string, options: RenderOptions = {}): Promise<CachedPage> {
    const { html, headers, row } = await draw(pathname, options);
    const { status = 200, once = false } = options;
    const dependsOn = [...shared, row.set, ...(row.prices ? ["prices"] : [])];
    const body = Buffer.from(html);
    if (once) return { answer: await finishAnswer(body, headers, { status, effort: "little" }), dependsOn };
    return { ...(await compressPage(body, headers, { status, store })), dependsOn };
  }

  /** Hashes of the scripts in the kept page: none that a request brings into a page of its own is among them. */
  async function scriptsOfKept(pathname: string): Promise<InlineHashes["scripts"]> {
    if (!scriptsOf.has(pathname)) await cache.load(pathname);
    return scriptsOf.get(pathname)!;
  }

  /** Kept pages in production; in development each is made anew, so that a change shows. */
  const pageAt = async (pathname: string) => (clientFolder ? cache.load(pathname) : (await makePage(pathname)).answer);

  async function makePage(pathname: string): Promise<CachedPage> {
    const document = await makeDocument(pathname, config, services);
    if (document) return document;
    const found = resolvePage(pathname);
    if (found.kind === "page") return render(pathname);
    throw new Error(`${pathname} is not kept`);
  }

  /** Pages with a status of their own into which nothing of a request goes, drawn for the first who needs one. */
  async function drawnOnce(key: string, draw: () => Promise<CachedPage>): Promise<FinishedAnswer> {
    const answer = unasked.get(key) ?? (await draw()).answer;
    unasked.set(key, answer);
    return answer;
  }
  const unasked = new Map<string, FinishedAnswer>();

  const missingPages = createMissingPages({
    draw: (pathname, more): Promise<DrawnPage> => draw(pathname, { more }),
    suggest: suggestPages,
  });

  const failurePages = createFailurePages({
    async make(pathname) {
      const { html, headers, row } = await draw(pathname, { once: true });
      return finishAnswer(
        Buffer.from(html),
        { ...headers, ...(row.status === 503 ? busy : {}) },
        { status: row.status, effort: "little" },
      );
    },
    bareHeaders: (failure) => ({
      "Cache-Control": "no-store",
      ...(failure === "unavailable" ? busy : {}),
      ...safetyHeaders(config),
    }),
    onError: (error, pathname) => log.error({ err: error, pathname }, "not even the page about a failure can be made"),
  });

  /** What an address must wait, in seconds, before another page is drawn for it alone. */
  function limitOf(path: string, address: string): number | undefined {
    const now = services.now();
    const refused =
      allowances.drawn(address, now) ?? (path === "/search" ? allowances.search(address, now) : undefined);
    return refused?.retryAfter;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { pathname, search, query } = readUrl(request.url ?? "/");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", ...safetyHeaders(config) }).end();
      return;
    }
    if (pathname === changePasswordAddress) return goToChangePassword(request, response, safetyHeaders(config));
    if (pathname.startsWith("/og/")) {
      const picture = await answerPicture(pathname, config, pictures);
      if (picture) return sendFinished(request, response, picture);
    } else if (documentAddresses.test(pathname)) {
      const document = await pageAt(pathname).catch(() => undefined);
      if (document) return sendFinished(request, response, document);
    }
    // An instance of another version may have it: nothing between us and the visitor may keep that this one has not.
    if (pathname.startsWith("/assets/")) {
      response.writeHead(404, { "Cache-Control": "no-store", ...safetyHeaders(config) }).end();
      return;
    }
    const found = resolvePage(pathname);
    if (found.kind === "redirect") {
      response.writeHead(301, {
        Location: found.to + search,
        "Cache-Control": "public, max-age=3600",
        ...safetyHeaders(config),
      });
      response.end();
      return;
    }
    if (found.kind === "missing") return sendFinished(request, response, await missingPages.load(found));
    const { status } = found.row;
    if (status === 404) return sendFinished(request, response, await missingPages.load(found));
    if (status) return failurePages.send(request, response, status === 503 ? "unavailable" : "server-error");
    if (found.row.query && query.size > 0) {
      const retryAfter = limitOf(found.row.path, address);
      if (retryAfter) return failurePages.send(request, response, "unavailable", retryAfter);
      onPage?.("rendered");
      const page = await turns.queries(address, () => render(pathname, { search, once: true }));
      if (!page) return failurePages.send(request, response, "unavailable");
      return sendFinished(request, response, page.answer);
    }
    const path = found.row.path.replace(/:\w+/, "-");
    sendFinished(request, response, await pageAt(writeAddress({ ...found.address, path })));
  }

  return {
    /** Answers at once what is kept; false when there is more to do. */
    tryKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const kept = cache.get(request.url!) ?? files.get(request.url!);
      if (!kept) return false;
      onPage?.("cache");
      sendFinished(request, response, kept);
      return true;
    },
    handle(request: IncomingMessage, response: ServerResponse, address: string): void {
      const url = request.url ?? "/";
      const file = files.get(url.split("?", 1)[0]!);
      if (file && (request.method === "GET" || request.method === "HEAD")) {
        sendFinished(request, response, file);
        return;
      }
      answer(request, response, address).catch((error) => {
        const away = isOutage(error);
        const details = { ...(away ? {} : { err: error }), url: url.split("?", 1)[0] };
        if (away) log.warn(details, "page refused: the database does not answer");
        else log.error(details, "page failed");
        if (response.headersSent) response.end();
        else void failurePages.send(request, response, away ? "unavailable" : "server-error");
      });
    },
    /** A page for one answer of the API: a form that was refused (`state`), a link that is not valid. */
    async renderPage({ pathname, state, status, accepts, address }: PageRequest) {
      const more = { form: state as SiteServices["form"] };
      const draw = () => render(pathname, { more, status, once: true });
      const answer = state
        ? (await turns.forms(address, draw))?.answer
        : await drawnOnce(`${pathname} ${status}`, draw);
      if (!answer) return undefined;
      const encoding = chooseEncoding(accepts);
      const body = answer.bodies[encoding] ?? (await plainBody(answer.bodies));
      return { status, headers: Object.fromEntries(pairs(answer.heads[encoding])), body };
    },
    /** Forgets the pages that stand on the named sets (or `prices`) and makes them again. */
    async refresh(names: readonly string[]): Promise<void> {
      unasked.clear();
      if (names.some((name) => [...shared, "404", "interruptions"].includes(name))) {
        missingPages.clear();
        failurePages.clear();
      }
      await makeAll(cache.drop(names));
    },
    /** Makes every page once, one after the other, so that no visitor waits for a render; then compresses them best. */
    async warm(): Promise<void> {
      await failurePages.prepare();
      await makeAll(cacheablePathnames());
      await recompression.finished();
      await store?.removeUnused();
    },
  };

  function makeAll(pathnames: string[]): Promise<void> {
    const onError = (error: unknown, pathname: string) => {
      // An outage is logged by readiness and the job queue; here its stack for each page would only hide them.
      if (isOutage(error)) log.warn({ pathname }, "page will be retried: the database does not answer");
      else log.error({ err: error, pathname }, "page will be retried");
    };
    return makeAllPages(pathnames, cache.renew, { onError });
  }
}
export type Site = Awaited<ReturnType<typeof createSite>>;

function* pairs(list: string[]): Generator<[string, string]> {
  for (let index = 0; index < list.length; index += 2) yield [list[index]!, list[index + 1]!];
}
