import { writeAddress } from "#address/address.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import { pageRows } from "#site/page-rows.server.ts";
import { locales } from "#text/locales.ts";

/** Of the articles, the newest are made before anybody requests them. */
const warmArticles = 100;

/** Returns every page that is cached: each row in its languages and both editions. */
export function cacheablePages(rows = pageRows()): ResolvedPage[] {
  return rows
    .filter(({ status }) => !status)
    .flatMap((row) =>
      (row.locales ?? locales).flatMap((locale) =>
        (["v1", "v2"] as const).map((edition) => ({ row, address: { locale, edition, path: cachePath(row.path) } })),
      ),
    );
}

/** Returns the cached pages that are made at the start. */
export function pagesToWarm(): ResolvedPage[] {
  const rows = pageRows();
  const later = new Set(rows.filter(({ kind }) => kind === "resource").slice(warmArticles));
  return cacheablePages(rows.filter((row) => !later.has(row)));
}

/** Returns the pathname under which a page is cached: orders share one page. */
export function cachePathname({ row, address }: ResolvedPage): string {
  return writeAddress({ ...address, path: cachePath(row.path) });
}

const cachePath = (path: string) => path.replace(/:\w+/, "-");
