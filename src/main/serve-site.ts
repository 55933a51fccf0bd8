import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { writeAddress } from "#address/address.ts";
import { locales } from "#catalogue/locales.ts";
import type { Config } from "#infra/config.server.ts";
import type { Log } from "#infra/log.server.ts";
import { chooseEncoding } from "#infra/page-cache/encodings.server.ts";
import { type FinishedAnswer, finishAnswer, sendFinished } from "#infra/page-cache/finished-answer.server.ts";
import { createPageCache, type KeptPage } from "#infra/page-cache/page-cache.server.ts";
import { tightenHtml } from "#infra/page-cache/tighten-html.server.ts";
import { createUsedCss } from "#infra/page-cache/used-css.server.ts";
import { resolvePage } from "#site/page-resolution.ts";
import { pageTable } from "#site/page-table.ts";
import type { SiteServices } from "#site/site-services.ts";
import { answerPicture, documentAddresses, makeDocument } from "./documents.ts";
import { createTurns } from "./in-turn.ts";
import { pageHeaders, safetyHeaders } from "./page-headers.ts";
import { createSharePictures } from "./share-pictures/share-pictures.ts";
import { loadBuiltFiles } from "./site-assets.ts";
import type { RenderHtml } from "./site-renderer.ts";

export interface SiteDeps {
  config: Config;
  log: Log;
  /** The folder of built files; undefined in development, where Vite serves them. */
  clientFolder?: string;
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

/** A page that the API asks for, and the encodings its client takes. */
interface PageRequest {
  pathname: string;
  state?: unknown;
  status: number;
  accepts: string | string[] | undefined;
}

const busy = { "Retry-After": "5", "Cache-Control": "no-store" };
const shared = ["all", "common", "header", "navbar", "footer", "meta"];

/** Answers every address outside /api: kept pages and files first, then redirects, pages anew, and the 404 page. */
export async function createSite({ config, log, clientFolder, renderHtml, services, onPage }: SiteDeps) {
  const files = clientFolder ? await loadBuiltFiles(clientFolder) : new Map<string, FinishedAnswer>();
  const inlineStyles = clientFolder ? styleInliner(clientFolder, [...files.keys()]) : (html: string) => html;
  const cache = createPageCache(makePage);
  const inTurn = createTurns();
  const pictures = createSharePictures(join(config.dataDir, "og"));

  /** Draws a page; `once` for one request only, which is worth less effort than a page that is kept. */
  async function render(
    pathname: string,
    { search = "", more, status = 200, once = false }: RenderOptions = {},
  ): Promise<KeptPage> {
    const found = resolvePage(pathname);
    if (found.kind !== "page") throw new Error(`${pathname} is not a page`);
    const html = inlineStyles(tightenHtml(await renderHtml({ ...found, search }, { ...services, ...more })));
    const headers = pageHeaders(html, config, { cached: !once, unlisted: found.row.unlisted === true });
    return {
      answer: await finishAnswer(Buffer.from(html), headers, { status, effort: once ? "little" : "most" }),
      dependsOn: [...shared, found.row.set, ...(found.row.prices ? ["prices"] : [])],
    };
  }

  /** Kept pages in production; in development each is made anew, so that a change shows. */
  const pageAt = async (pathname: string) => (clientFolder ? cache.load(pathname) : (await makePage(pathname)).answer);

  async function makePage(pathname: string): Promise<KeptPage> {
    const document = await makeDocument(pathname, config, services);
    if (document) return document;
    const found = resolvePage(pathname);
    if (found.kind === "page") return render(pathname);
    throw new Error(`${pathname} is not kept`);
  }

  /** The 404 page of a language and edition; the one for a page that exists in the other language names it. */
  async function missing(found: Extract<ReturnType<typeof resolvePage>, { kind: "missing" }>) {
    const pathname = writeAddress({ ...found.address, path: "/not-found" });
    const key = found.elsewhere ? `${pathname}?${writeAddress(found.elsewhere)}` : `${pathname}?`;
    const answer =
      notFoundAnswers.get(key) ??
      (await render(pathname, { more: { elsewhere: found.elsewhere }, status: 404 })).answer;
    notFoundAnswers.set(key, answer);
    return answer;
  }
  const notFoundAnswers = new Map<string, FinishedAnswer>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, query } = readUrl(request.url ?? "/");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", ...safetyHeaders(config) }).end();
      return;
    }
    if (pathname.startsWith("/og/")) {
      const picture = await answerPicture(pathname, config, pictures);
      if (picture) return sendFinished(request, response, picture);
    } else if (documentAddresses.test(pathname)) {
      const document = await pageAt(pathname).catch(() => undefined);
      if (document) return sendFinished(request, response, document);
    }
    // An instance of another version may have it: nothing between us and the visitor may keep that this one has not.
    if (pathname.startsWith("/assets/")) return refuse(response, 404, { "Cache-Control": "no-store" });
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
    if (found.kind === "missing") return sendFinished(request, response, await missing(found));
    if (found.row.path === "/not-found")
      return sendFinished(request, response, await missing({ ...found, kind: "missing" }));
    if (found.row.query && query.size > 0) {
      onPage?.("rendered");
      const page = await inTurn(() => render(pathname, { search, once: true }));
      if (!page) return refuse(response, 503, busy);
      return sendFinished(request, response, page.answer);
    }
    const path = found.row.path.replace(/:\w+/, "-");
    sendFinished(request, response, await pageAt(writeAddress({ ...found.address, path })));
  }

  function refuse(response: ServerResponse, status: number, headers: Record<string, string>): void {
    response.writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
      ...safetyHeaders(config),
    });
    response.end(status === 404 ? "Not found\n" : "Silakan coba sebentar lagi. / Please try again in a moment.\n");
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
    handle(request: IncomingMessage, response: ServerResponse): void {
      const url = request.url ?? "/";
      const file = files.get(url.split("?", 1)[0]!);
      if (file && (request.method === "GET" || request.method === "HEAD")) {
        sendFinished(request, response, file);
        return;
      }
      answer(request, response).catch((error) => {
        log.error({ err: error, url: url.split("?", 1)[0] }, "page failed");
        if (response.headersSent) response.end();
        else refuse(response, 503, busy);
      });
    },
    /** A page for one answer of the API: a form that was refused (`state`), a link that is not valid. */
    async renderPage({ pathname, state, status, accepts }: PageRequest) {
      const more = { form: state as SiteServices["form"] };
      const { answer } = (await inTurn(() => render(pathname, { more, status, once: true }), { always: true }))!;
      const encoding = chooseEncoding(accepts);
      return { status, headers: Object.fromEntries(pairs(answer.heads[encoding])), body: answer.bodies[encoding] };
    },
    /** Forgets the pages that stand on the named sets (or `prices`) and makes them again. */
    async refresh(names: readonly string[]): Promise<void> {
      if (names.some((name) => shared.includes(name) || name === "404")) notFoundAnswers.clear();
      for (const pathname of cache.drop(names)) await cache.load(pathname);
    },
    /** Makes every page once, one after the other, so that no visitor waits for a render. */
    async warm(): Promise<void> {
      for (const row of pageTable) {
        for (const locale of row.locales ?? locales) {
          for (const edition of ["v1", "v2"] as const) {
            if (row.path === "/not-found") continue;
            await cache.load(writeAddress({ locale, edition, path: row.path.replace(/:\w+/, "-") }));
          }
        }
      }
    },
    keptPages: () => cache.size(),
  };
}
export type Site = Awaited<ReturnType<typeof createSite>>;

function readUrl(url: string) {
  const cut = url.indexOf("?");
  const search = cut === -1 ? "" : url.slice(cut);
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (/^(utm_|gclid|fbclid|ref$|order$)/.test(key)) query.delete(key);
  return { pathname: cut === -1 ? url : url.slice(0, cut), search, query };
}

function* pairs(list: string[]): Generator<[string, string]> {
  for (let index = 0; index < list.length; index += 2) yield [list[index]!, list[index + 1]!];
}

/** Puts the styles a page uses into the page itself: it paints from its first bytes. */
function styleInliner(folder: string, addresses: string[]): (html: string) => string {
  const sheets = addresses.filter((address) => address.endsWith(".css"));
  const usedCss = createUsedCss(sheets.map((address) => readFileSync(folder + address, "utf8")).join("\n"));
  return (html) => html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${usedCss(html)}</style>`);
}
