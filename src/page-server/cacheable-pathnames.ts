import { writeAddress } from "#address/address.ts";
import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";

/** Every address whose page is cached: the page table in each language and edition. */
export function cacheablePathnames(): string[] {
  return pageTable
    .filter((row) => !row.status)
    .flatMap((row) =>
      (row.locales ?? locales).flatMap((locale) =>
        (["v1", "v2"] as const).map((edition) =>
          writeAddress({ locale, edition, path: row.path.replace(/:\w+/, "-") }),
        ),
      ),
    );
}
