import type { SetName } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import type { PagedCollection } from "./entry-pattern.ts";
import type { ScreenName } from "./screens.ts";

/** The kind of a page, where search, share pictures or metadata treat some pages differently. */
export type PageKind =
  | "home"
  | "product"
  | "solution"
  | "package"
  | "docs"
  | "resource"
  | "letter"
  | "story"
  | "legal"
  | "page";

/** One page of the site. DECISIONS.md, "The page table". */
export interface PageRow {
  /** The path common to both languages and editions. */
  path: string;
  kind: PageKind;
  /** The screen that draws it. */
  screen: ScreenName;
  /** The content set with its words. */
  set: SetName;
  /** The languages in which it exists; both when absent. */
  locales?: readonly Locale[];
  /** The same page's path in the other language, where the two differ. */
  twin?: string;
  /** The product, industry or entry that it is about. */
  about?: string;
  /** The collection whose entries have pages of this kind. */
  collection?: PagedCollection;
  /** Left out of the sitemap and marked noindex: thank-you pages, account, payment. */
  unlisted?: true;
  /** Pages that show package prices are dropped from the page cache when a price changes. */
  prices?: true;
  /** Pages with a query string of their own are rendered for each request, and never cached. */
  query?: true;
  /** What stands around it, where that is not the whole site: one line above and below, for pages on which something is done. */
  frame?: "quiet";
  /** The status of its response when that is not 200: 404 and failures. */
  status?: 404 | 500 | 503;
}

/** Returns a row whose screen and content set have the name of its path, unless the options give others. */
export function page<Name extends string>(
  path: `/${Name}`,
  ...[options]: Name extends ScreenName & SetName
    ? [options?: Partial<PageRow>]
    : [options: Partial<PageRow> & Pick<PageRow, "screen" | "set">]
): PageRow {
  const name = path.slice(1) as ScreenName & SetName;
  return { path, kind: "page", screen: name, set: name, ...options };
}
