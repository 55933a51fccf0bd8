import { writeAddress } from "#address/address.ts";
import { locales } from "#catalogue/locales.ts";
import { twinAddress } from "../page-resolution.ts";
import { pageTable } from "../page-table.ts";
import type { SiteServices } from "../site-services.ts";
import type { SiteDocument } from "./site-document.ts";

/** Every listed page of v1 in each of its languages, with its twin. */
export function sitemap({ origin }: SiteServices): SiteDocument {
  const urls = pageTable
    .filter((row) => !row.unlisted)
    .flatMap((row) =>
      (row.locales ?? locales).map((locale) => {
        const address = { locale, edition: "v1" as const, path: row.path };
        const twin = twinAddress(row, address);
        const location = origin + writeAddress(address);
        const alternates = twin
          ? [address, twin].map(
              (it) => `<xhtml:link rel="alternate" hreflang="${it.locale}" href="${origin + writeAddress(it)}"/>`,
            )
          : [];
        return `<url><loc>${location}</loc>${alternates.join("")}</url>`;
      }),
    );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return { type: "application/xml; charset=utf-8", body, dependsOn: [] };
}
