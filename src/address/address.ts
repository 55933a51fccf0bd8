import { defaultLocale, type Locale } from "#text/locales.ts";

type Edition = "v1" | "v2";

/** The address of a page: its language, its edition, and the path common to all of them (`/` or `/about-us`). */
export interface Address {
  locale: Locale;
  edition: Edition;
  path: string;
}

/** What links of a page need to stay in its language and edition. */
export type PageAddress = Pick<Address, "locale" | "edition">;

const prefixes: Record<Locale, Record<Edition, string>> = {
  id: { v1: "", v2: "/v2" },
  en: { v1: "/en", v2: "/en/v2" },
};

/** Returns the address at a pathname. Any text is accepted; `canonicalPathname` returns its canonical spelling. */
export function readAddress(pathname: string): Address {
  const parts = pathname.split("/").filter(Boolean);
  const locale: Locale = parts[0] === "en" ? "en" : defaultLocale;
  if (locale === "en") parts.shift();
  const edition: Edition = parts[0] === "v2" ? "v2" : "v1";
  if (edition === "v2") parts.shift();
  return { locale, edition, path: `/${parts.join("/")}` };
}

/** Returns the pathname of an address: `{ en, v2, /about-us }` -> `/en/v2/about-us`; the Indonesian root is `/`. */
export function writeAddress({ locale, edition, path }: Address): string {
  const prefix = prefixes[locale][edition];
  return path === "/" ? prefix || "/" : prefix + path;
}

/**
 * Returns the canonical spelling of a pathname: no `/id`, no trailing or doubled slash, language before edition,
 * prefixes in lower case. A pathname that differs is redirected to it (301).
 */
export function canonicalPathname(pathname: string): string {
  // In a Location header browsers read a backslash as a slash: `/\\evil.example` would be another site.
  const parts = pathname.split(/[/\\]/).filter(Boolean);
  let locale: Locale = defaultLocale;
  let edition: Edition = "v1";
  while (parts.length > 0) {
    const head = parts[0]!.toLowerCase();
    if (head === "en" || head === "id") locale = head;
    else if (edition === "v1" && head === "v2") edition = "v2";
    else break;
    parts.shift();
  }
  return writeAddress({ locale, edition, path: `/${parts.join("/")}` });
}

/** Returns a link in the page's language and edition; external links, anchors and mail links are not changed. */
export function localizeHref(href: string, { locale, edition }: Pick<Address, "locale" | "edition">): string {
  if (!href.startsWith("/") || href.startsWith("//") || href.startsWith("/api/")) return href;
  const cut = href.search(/[?#]/);
  const path = cut === -1 ? href : href.slice(0, cut);
  return writeAddress({ locale, edition, path }) + (cut === -1 ? "" : href.slice(cut));
}
