import { writeAddress } from "#address/address.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";

/** Returns every page that is cached, by its pathname: the page table in each language and edition. */
export function cacheablePages(): Map<string, ResolvedPage> {
  const pages = new Map<string, ResolvedPage>();
  for (const row of pageTable) {
    if (row.status) continue;
    for (const locale of row.locales ?? locales)
      for (const edition of ["v1", "v2"] as const) {
        const page = { row, address: { locale, edition, path: cachePath(row.path) } };
        pages.set(cachePathname(page), page);
      }
  }
  return pages;
}

/** Returns the pathname under which a page is cached: orders share one page. */
export function cachePathname({ row, address }: ResolvedPage): string {
  return writeAddress({ ...address, path: cachePath(row.path) });
}

const cachePath = (path: string) => path.replace(/:\w+/, "-");
