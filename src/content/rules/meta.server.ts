import { type Locale, locales } from "#text/locales.ts";
import { readSet } from "../read-set.server.ts";
import type { Finding, FindingCodes } from "./finding.ts";
import { letterPattern } from "./letter-pattern.ts";
import { type SitePages, sitePages } from "./site-pages.ts";

/** Checks that every page has its own title and description, and that none is unused. The schema checks the lengths. */
export function checkMeta(): Finding[] {
  return locales.flatMap((locale) => [...findPages(locale), ...findShared(locale)]);
}

const finding = (
  code: FindingCodes["meta"],
  locale: Locale,
  keys: string[],
  message: string,
  values: Record<string, string> = { page: keys[0]! },
): Finding => ({
  rule: "meta",
  code,
  values,
  set: "meta",
  locale,
  keys,
  message,
});

/** Entries, and the letters of the archive, have titles of their own. */
const isTitledByItself = ({ path, collection }: SitePages["table"][number]) =>
  collection !== undefined || path === letterPattern;

function findPages(locale: Locale): Finding[] {
  const table = sitePages()?.table;
  if (!table) return [];
  const meta = readSet(locale, "meta");
  const paths = table
    .filter((row) => !isTitledByItself(row) && (!row.locales || row.locales.includes(locale)))
    .map((row) => row.path);
  const missing = paths.filter((path) => !meta[path]);
  const unused = Object.keys(meta).filter((path) => !paths.includes(path));
  return [
    ...missing.map((path) => finding("untitled", locale, [path], `content/${locale}/meta.json lacks ${path}`)),
    ...unused.map((path) =>
      finding("without_page", locale, [path], `content/${locale}/meta.json has ${path}, which is not a page`),
    ),
  ];
}

function findShared(locale: Locale): Finding[] {
  return (["title", "description"] as const).flatMap((field) => {
    const pathsByText = new Map<string, string>();
    return Object.entries(readSet(locale, "meta")).flatMap(([path, texts]) => {
      const other = pathsByText.get(texts[field]);
      pathsByText.set(texts[field], path);
      if (!other) return [];
      const message = `${locale}: ${path} and ${other} share a ${field}`;
      return [finding("shared_title", locale, [path, field], message, { page: other })];
    });
  });
}
