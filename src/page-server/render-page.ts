import { readBrand } from "#content/brand/read-brand.server.ts";
import { recordReading } from "#content/reading.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { inlineBrand } from "./brand/inline-brand.ts";
import { compressPage } from "./cache/compress-page.server.ts";
import { type CompressedResponse, compressResponse } from "./cache/compressed-response.server.ts";
import { type InlineHashes, inlineHashes } from "./cache/content-security-policy.server.ts";
import { minifyHtml } from "./cache/minify-html.server.ts";
import type { CachedPage } from "./cache/page-cache.server.ts";
import { recordServices } from "./cache/record-services.server.ts";
import { cachePathname } from "./cacheable-pages.ts";
import type { StyleInliner } from "./inline-styles.ts";
import { pageHeaders } from "./page-headers.ts";
import type { PageStorage } from "./page-storage.ts";
import type { RenderHtml } from "./render-html.ts";

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
}

interface PageRendererDeps {
  config: Config;
  services: SiteServices;
  renderHtml: RenderHtml;
  /** Undefined in development, where Vite serves the styles. */
  inlineStyles: StyleInliner | undefined;
  /** What is stored beyond the process; undefined where no file can be written. */
  storage: PageStorage | undefined;
}

/** Creates the renderer of pages: from a row of the page table and an address to HTML, headers and compressed bytes. */
export function createPageRenderer({ config, services, renderHtml, inlineStyles, storage }: PageRendererDeps) {
  const scriptsOfCached = new Map<string, InlineHashes["scripts"]>();

  async function draw(page: ResolvedPage, options: DrawOptions = {}): Promise<DrawnPage> {
    const { search = "", once = false } = options;
    const { row } = page;
    const plain = minifyHtml(await renderHtml({ ...page, search }, { ...services, ...options.services }));
    const styled = inlineStyles?.(plain) ?? { html: plain, styles: inlineHashes(plain).styles };
    const { html, styles } = inlineBrand(styled, readBrand());
    const scripts = once && hasCachedForm(page) ? await cachedScripts(page) : inlineHashes(html).scripts;
    if (!once) scriptsOfCached.set(cachePathname(page), scripts);
    const headers = pageHeaders({ scripts, styles }, config, { cached: !once, unlisted: row.unlisted === true });
    return { html, headers };
  }

  /**
   * Returns whether the cached form of a page may be used. In development a page is drawn once only; one with a status
   * of its own has no cached form, nor any user input.
   */
  const hasCachedForm = ({ row }: ResolvedPage) => inlineStyles !== undefined && !row.status;

  /** Returns the script hashes of the cached form of a page: no script that a request brings with it is among them. */
  async function cachedScripts(page: ResolvedPage): Promise<InlineHashes["scripts"]> {
    const pathname = cachePathname(page);
    if (!scriptsOfCached.has(pathname)) await draw(page);
    return scriptsOfCached.get(pathname)!;
  }

  return {
    draw,
    /** Returns the page that every visitor gets: a stored one, where what it is made of is unchanged. */
    async render(page: ResolvedPage): Promise<CachedPage> {
      const pathname = cachePathname(page);
      const stored = await storage?.pages.find(pathname);
      if (stored) return stored;
      const generation = storage?.digests.generation();
      const { services: recorded, used: read } = recordServices(services);
      const { result, used } = await recordReading(() => draw(page, { services: recorded }));
      const { html, headers } = result;
      const dependsOn = [...new Set([...used, ...(page.row.prices ? ["prices"] : []), ...read])];
      const isOneOfMany = page.row.kind === "resource";
      const digests = await storage?.digests.of(dependsOn);
      // A page during whose rendering something changed may be made of both states.
      const isStorable = digests !== undefined && storage?.digests.generation() === generation;
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
