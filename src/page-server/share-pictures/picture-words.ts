import type { IndustryId } from "#catalogue/industries.ts";
import { isProductId, type ProductId } from "#catalogue/products.ts";
import type { LogoPart } from "#content/brand/logo-parts.ts";
import { readBrand } from "#content/brand/read-brand.server.ts";
import type { Brand } from "#content/brand/shipped-brand.ts";
import { readSet } from "#content/read-set.server.ts";
import { setLocales } from "#content/sets.ts";
import type { CompanyLogo } from "#media/logo/company-logo.server.ts";
import type { PageRow } from "#site/page-row.ts";
import { findRow } from "#site/page-rows.server.ts";
import { pageMeta, readPageEntry } from "#site/page-words.server.ts";
import { type Locale, locales } from "#text/locales.ts";

/** The content of a page's picture; the picture is drawn from nothing else. */
export interface PictureWords {
  path: string;
  /** The product, industry or part of the site that the page belongs to. */
  kicker: string;
  title: string;
  company: string;
  tagline: string;
  mark?: { product: ProductId } | { industry: IndustryId };
  background: "navy" | "white";
  brand: Brand;
  /** The company's own logo for this background, by the hash of its upload; a mark stands beside the name. */
  logo?: { part: LogoPart; hash: string };
}

/**
 * Returns the words of the picture at a pathname (`/og/en/products/big-social.png`), or undefined without such a page.
 */
export function pictureWords(pathname: string, logo?: Pick<CompanyLogo, "find">): PictureWords | undefined {
  const [, locale, name] = pathname.match(/^\/og\/(\w+)(\/.+)\.png$/) ?? [];
  if (!locale || !name || !locales.includes(locale as Locale)) return undefined;
  const path = name === "/index" ? "/" : name;
  const row = findRow(path);
  if (!row || row.path.includes(":") || (row.locales && !row.locales.includes(locale as Locale))) return undefined;
  const words = describe(row, locale as Locale);
  const own = logo && logoOn(words.background, logo);
  return own ? { ...words, logo: own } : words;
}

/** Returns the logo that can be read on a background: where there is none for it, the mark. */
function logoOn(background: PictureWords["background"], logo: Pick<CompanyLogo, "find">): PictureWords["logo"] {
  const wanted = background === "navy" ? "dark" : "light";
  const part = logo.find(wanted) ? wanted : "mark";
  const found = logo.find(part);
  return found && { part, hash: found.hash };
}

function describe(row: PageRow, locale: Locale): PictureWords {
  const { company } = readSet(locale, "common");
  return {
    path: row.path,
    kicker: kickerOf(row, locale),
    title: titleOf(row, locale) ?? company.tagline,
    company: company.name,
    tagline: company.tagline,
    ...markOf(row),
    background: ["home", "product", "package"].includes(row.kind) ? "navy" : "white",
    brand: readBrand(),
  };
}

/**
 * Returns the title in the hero of a product or industry; of other pages that of their head, without the site's name.
 */
function titleOf(row: PageRow, locale: Locale): string | undefined {
  if (["home", "product", "solution"].includes(row.kind) && setLocales(row.set).includes(locale)) {
    const { hero } = readSet(locale, row.set) as { hero?: { title: string } };
    if (hero) return hero.title;
  }
  return readPageEntry(row, locale)?.title ?? pageMeta(row, locale)?.title.replace(/ \| [^|]+$/, "");
}

function kickerOf({ about, kind, path }: PageRow, locale: Locale): string {
  const { labels } = readSet(locale, "common");
  const { products, variants, industries } = readSet(locale, "all");
  if (kind === "resource" || path === "/resources") return labels.resources;
  if (kind === "docs") return labels.docs;
  if (kind === "letter") return "";
  if (path.startsWith("/events/")) return labels.events;
  if (!about)
    return path.startsWith("/products") ? labels.products : path.startsWith("/solutions") ? labels.solutions : "";
  if (isProductId(about)) return products[about].name;
  if (about in industries) return industries[about as IndustryId].name;
  const variant = about.replace(/^big-vision-/, "") as keyof typeof variants;
  if (variant === about) return variants[variant]?.name ?? "";
  return `${products["big-vision"].name} · ${variants[variant].name}`;
}

function markOf({ about, collection, kind }: PageRow): Pick<PictureWords, "mark"> {
  if (!about || collection || kind === "letter") return {};
  if (isProductId(about)) return { mark: { product: about } };
  if (about === "api-platform") return { mark: { product: "api-marketplace" } };
  if (about.startsWith("big-vision-")) return { mark: { product: "big-vision" } };
  return { mark: { industry: about as IndustryId } };
}
