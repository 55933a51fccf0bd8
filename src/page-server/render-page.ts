import { brandCss } from "#content/brand/brand-css.ts";
import { readBrand } from "#content/brand/read-brand.server.ts";
import type { Brand } from "#content/brand/shipped-brand.ts";
import { readWithVersions, recordReading } from "#content/reading.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import { pageTable } from "#site/page-table.ts";
import type { SiteServices } from "#site/site-services.ts";
import { type CompressedResponse, compressPage, compressResponse } from "./cache/compressed-response.server.ts";
import { hashOf, type InlineHashes, inlineHashes } from "./cache/content-security-policy.server.ts";
import type { CachedPage } from "./cache/page-cache.server.ts";
import { recordServices } from "./cache/record-services.server.ts";
import { cachePathname } from "./cacheable-pages.ts";
import { armKey, type DrawnChange } from "./experiments/drawn-change.ts";
import type { StyleInliner } from "./inline-styles.ts";
import { type Caching, pageHeaders } from "./page-headers.ts";
import type { PageStorage } from "./page-storage.ts";
import type { RenderHtml } from "./render-html.ts";

const island = /(<div data-island=[\s\S]*?<script type="application\/json">)/;
/** End tags that HTML allows to omit, where the next tag implies them. */
const impliedEnd = /<\/li>(?=<li|<\/[uo]l>)|<\/d[td]>(?=<d[td]|<\/dl>)|<\/t[dh]>(?=<t[dh]|<\/tr>)|<\/tr>(?=<tr|<\/t)/g;
const plainTag = /<(?:meta|link|input|br|hr|img|a|button)\b[^<>]*>/g;
const emptyShape = /<(path|rect|circle|line|ellipse|polyline|polygon|use|stop|image)((?:\s[^<>]*)?)><\/\1>/g;

/**
 * Removes what a browser does not need of React's HTML: markers between texts, empty classes, end tags of shapes and
 * of list items and cells. Names of attributes are written in lower case, which compresses better.
 * Islands keep their markers, which React needs to hydrate them.
 */
export function minifyHtml(html: string): string {
  return html
    .split(island)
    .map((part, index) => (index % 2 === 1 ? part : minifyPart(part)))
    .join("")
    .replace(emptyShape, "<$1$2/>");
}

const minifyPart = (part: string): string =>
  part
    .replace(/<!-- -->|<!--\/?\$-->/g, "")
    .replace(/ class="([^"]*)"/g, (_whole, names: string) => names.trim() && ` class="${names.trim()}"`)
    .replace(plainTag, (tag) =>
      tag.replace(/(?<!\s)\s*\/>$/, ">").replace(/ (charSet|hrefLang|popoverTarget)=/, (name) => name.toLowerCase()),
    )
    .replace(impliedEnd, "");

/** A page before it is compressed. */
export interface DrawnPage {
  html: string;
  headers: Record<string, string>;
}

export interface DrawOptions {
  search?: string;
  /** Services that this page gets in place of the usual ones. */
  services?: Partial<SiteServices> | undefined;
  /** Whether the page is for one request only: it is not cached, here or elsewhere. */
  once?: boolean;
  /** What an experiment changes; the winner of a shipped one when absent. */
  change?: DrawnChange | undefined;
  /** Who may cache the page when it is for every visitor. */
  caching?: Caching;
}

interface PageRendererDeps {
  config: Config;
  log: Pick<Log, "warn">;
  services: SiteServices;
  renderHtml: RenderHtml;
  /** Undefined in development, where Vite serves the styles. */
  inlineStyles: StyleInliner | undefined;
  /** What is stored beyond the process; undefined where no file can be written. */
  storage: PageStorage | undefined;
  /** Returns what a shipped experiment changes about a page. */
  shippedChange?: (page: ResolvedPage) => DrawnChange | undefined;
}

/** Every other page belongs to an entry (an article, a page of the documentation), of which editors add any number. */
const pathsOfTable: ReadonlySet<string> = new Set(pageTable.map(({ path }) => path));

/** Creates the renderer of pages: from a row of the page table and an address to HTML, headers and compressed bytes. */
export function createPageRenderer(deps: PageRendererDeps) {
  const { config, log, services, renderHtml, inlineStyles, storage, shippedChange = () => undefined } = deps;
  const scriptsOfCached = new Map<string, InlineHashes["scripts"]>();
  /** Pages and arms of which it was logged that they cannot be drawn. */
  const undrawable = new Set<string>();

  /** Where the change of an experiment cannot be drawn, visitors see the page without it, and nobody is counted there. */
  async function draw(page: ResolvedPage, options: DrawOptions = {}): Promise<DrawnPage> {
    const { change = shippedChange(page) } = options;
    if (!change) return drawChanged(page, options);
    try {
      return await drawChanged(page, options, change);
    } catch (error) {
      if (isOutage(error)) throw error;
      const key = armKey(cachePathname(page), change.arm);
      if (!undrawable.has(key)) log.warn({ err: error, page: key }, "the change of an experiment cannot be drawn");
      undrawable.add(key);
      return change.arm ? draw(page, { ...options, change: undefined }) : drawChanged(page, options);
    }
  }

  async function drawChanged(page: ResolvedPage, options: DrawOptions, change?: DrawnChange): Promise<DrawnPage> {
    const { search = "", once = false, caching = "shared" } = options;
    if (change?.isIncomplete) throw new Error("A version of the words does not exist");
    const { row } = page;
    const render = () =>
      renderHtml({ ...page, search }, { ...services, ...options.services, ...(change && { change }) });
    const plain = minifyHtml(await (change?.words ? readWithVersions(change.words, render) : render()));
    const styled = inlineStyles?.(plain) ?? { html: plain, styles: inlineHashes(plain).styles };
    const { html, styles } = inlineBrand(styled, readBrand());
    const scripts = once && hasCachedForm(page) ? await cachedScripts(page, change) : inlineHashes(html).scripts;
    if (!once) scriptsOfCached.set(armKey(cachePathname(page), change?.arm), scripts);
    const unlisted = row.unlisted === true;
    const headers = pageHeaders({ scripts, styles }, config, { caching: once ? "none" : caching, unlisted });
    return { html, headers };
  }

  /**
   * Returns whether the cached form of a page may be used. In development a page is drawn once only; one with a status
   * of its own has no cached form, nor any user input.
   */
  const hasCachedForm = ({ row }: ResolvedPage) => inlineStyles !== undefined && !row.status;

  /** Returns the script hashes of the cached form of a page: no script that a request brings with it is among them. */
  async function cachedScripts(page: ResolvedPage, change?: DrawnChange): Promise<InlineHashes["scripts"]> {
    const key = armKey(cachePathname(page), change?.arm);
    if (!scriptsOfCached.has(key)) await draw(page, { change });
    return scriptsOfCached.get(key)!;
  }

  return {
    draw,
    /**
     * Returns the page that every visitor gets, or all of an arm: a stored one, where what it is made of is unchanged and
     * no experiment is on it.
     */
    async render(page: ResolvedPage, options: Pick<DrawOptions, "change" | "caching"> = {}): Promise<CachedPage> {
      const pathname = cachePathname(page);
      const isPlain = !options.change && (options.caching ?? "shared") === "shared" && !shippedChange(page);
      const stored = isPlain ? await storage?.pages.find(pathname) : undefined;
      if (stored) return stored;
      const generation = storage?.digests.generation();
      const { services: recorded, used: read } = recordServices(services);
      const { result, used } = await recordReading(() => draw(page, { ...options, services: recorded }));
      const { html, headers } = result;
      const dependsOn = [...new Set([...used, ...(page.row.prices ? ["prices"] : []), ...read])];
      const isOneOfMany = !pathsOfTable.has(page.row.path);
      const digests = await storage?.digests.of(dependsOn);
      // A page during whose rendering something changed may be made of both states.
      const isStorable = isPlain && digests !== undefined && storage?.digests.generation() === generation;
      const compressed = await compressPage(
        Buffer.from(html),
        headers,
        storage && {
          find: storage.store.find,
          save: (body, encoded) =>
            isStorable
              ? storage.pages.save(pathname, { body, headers, dependsOn: digests, isOneOfMany }, encoded)
              : storage.store.save(body, encoded),
        },
      );
      return { ...compressed, dependsOn, isOneOfMany };
    },
    /** Renders a page for one request, which is worth less compression than a page that is cached. */
    async renderOnce(
      page: ResolvedPage,
      { status = 200, ...options }: Omit<DrawOptions, "once"> & { status?: number },
    ): Promise<CompressedResponse> {
      const { html, headers } = await draw(page, { ...options, once: true });
      return compressResponse(Buffer.from(html), headers, { status, effort: "little" });
    },
  };
}
export type PageRenderer = ReturnType<typeof createPageRenderer>;

interface StyledPage {
  html: string;
  styles: readonly string[];
}

/** Puts the company's own colours into a page's head, where they differ from those of its stylesheet. */
export function inlineBrand({ html, styles }: StyledPage, brand: Brand): StyledPage {
  const css = brandCss(brand);
  const end = html.indexOf("</head>");
  if (css === "" || end === -1) return { html, styles };
  return { html: `${html.slice(0, end)}<style>${css}</style>${html.slice(end)}`, styles: [...styles, hashOf(css)] };
}
