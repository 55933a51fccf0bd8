import { localizeHref, writeAddress } from "#address/address.ts";
import { productIds } from "#catalogue/products.ts";
import { readBrand } from "#content/brand/read-brand.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { dayOfChange, readChanges, type SetChanges } from "#content/set-changes.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { siteLogo } from "../layout/site-logo.server.ts";
import { twinAddress } from "../page-resolution.ts";
import type { PageRow } from "../page-row.ts";
import { pageRows } from "../page-rows.server.ts";
import { readPageEntry, readSentLetter } from "../page-words.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

const disallowed = ["/api/", "/admin", "/account", "/auth/", "/payment", "/en/account", "/en/auth/", "/en/payment"];

/**
 * Returns `/robots.txt`. v2 is allowed (its canonical URLs are those of v1); personal pages and staging sites are not.
 */
export function robots({ origin, listed }: SiteServices): Feed {
  const body = listed
    ? ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""]
    : ["User-agent: *", "Disallow: /", ""];
  return { type: "text/plain; charset=utf-8", body: body.join("\n") };
}

/** RFC 9116 recommends less than a year; the file is made again each day. */
const validity = 180 * 86_400_000;

/** Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt({ origin, now }: SiteServices): Feed {
  const { company } = readSet("id", "common");
  const contact = readSet("id", "facts").securityContact;
  // An address that the owner has not confirmed would lose reports.
  const email = contact && !contact.sample ? contact.value : company.email;
  const body = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${writeAddress({ locale: "id", edition: "v1", path: "/contact-us" })}`,
    `Expires: ${new Date(now().getTime() + validity).toISOString()}`,
    "Preferred-Languages: id, en",
    `Policy: ${origin}${writeAddress({ locale: "en", edition: "v1", path: "/security" })}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return { type: "text/plain; charset=utf-8", body: body.join("\n"), isDaily: true };
}

/** Returns the web app manifest of a language. */
export function manifest({ readPicture }: SiteServices, match: RegExpMatchArray): Feed {
  const locale = match[1] as Locale;
  const { company } = readSet(locale, "common");
  const { icons } = siteLogo(readPicture, locale);
  const start = localizeHref("/", { locale, edition: "v1" });
  const body = JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: locale,
    id: start,
    start_url: start,
    // The other language is no other application.
    scope: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: readBrand().light.primary,
    icons: [
      { src: `/icon-192.png${icons}`, sizes: "192x192", type: "image/png" },
      { src: `/icon-512.png${icons}`, sizes: "512x512", type: "image/png" },
      // The sign stays within the safe zone, see scripts/draw-icons.ts and page-server/icons/own-icons.ts.
      { src: `/icon-512.png${icons}`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
  return { type: "application/manifest+json", body };
}

/** Returns the sitemap: every listed v1 page in each language, with its twin; undefined where no page may be listed. */
export function sitemap({ origin, listed }: SiteServices): Feed | undefined {
  if (!listed) return undefined;
  const changes = readChanges();
  const urls = pageRows()
    .filter((row) => !row.unlisted)
    .flatMap((row) =>
      (row.locales ?? locales).map((locale) => {
        const address = { locale, edition: "v1" as const, path: row.path };
        const twin = twinAddress(row, address);
        const location = origin + writeAddress(address);
        const day = lastChange(row, locale, changes);
        const versions = twin
          ? [
              ...[address, twin].map((version) => ({ language: version.locale as string, at: version })),
              { language: "x-default", at: locale === "id" ? address : twin },
            ]
          : [];
        const alternates = versions.map(
          ({ language, at }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${origin + writeAddress(at)}"/>`,
        );
        return `<url><loc>${location}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${alternates.join("")}</url>`;
      }),
    );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return { type: "application/xml; charset=utf-8", body };
}

/** Returns the day on which a page's words were changed: an entry's own day, else that of its content set. */
function lastChange(row: PageRow, locale: Locale, changes: SetChanges): string | undefined {
  const letter = readSentLetter(row, locale);
  if (letter) return jakartaDay(letter.sent);
  return row.collection ? readPageEntry(row, locale)?.changed : dayOfChange(changes, locale, row.set);
}

/** Returns `/llms.txt` (llmstxt.org): what the site is about and where its facts are, for programs that read it. */
export function llmsTxt({ origin }: SiteServices): Feed {
  const { company } = readSet("en", "common");
  const { products } = readSet("en", "all");
  const meta = readSet("en", "meta");
  const link = (path: string, name: string) =>
    `- [${name}](${origin}${writeAddress({ locale: "en", edition: "v1", path })}): ${meta[path]?.description}`;
  const body = [
    `# ${company.name}`,
    "",
    `> ${company.tagline}. Every page exists in Indonesian (no prefix) and in English (/en).`,
    "",
    "## Products",
    ...productIds.map((id) => link(`/products/${id}`, products[id].name)),
    "",
    "## Prices, documentation, contact",
    link("/products/pricing", "Packages and prices"),
    link("/docs", "Documentation"),
    link("/docs/api", "API reference"),
    link("/contact-us", "Contact"),
    `- [OpenAPI document](${origin}/api/openapi.json): every call of the API`,
    `- [Sitemap](${origin}/sitemap.xml): every page, with the day on which its words were changed last`,
    "",
  ];
  return { type: "text/plain; charset=utf-8", body: body.join("\n") };
}
