import { loadEntries, readEntries } from "#content/read-entry.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { archiveFolder, archivePath } from "#growth/newsletter/archive/archive-path.ts";
import { archivedLocales } from "#growth/newsletter/archive/sent-letters.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { articlePattern, letterPattern } from "./article-pattern.ts";
import type { PageRow } from "./page-row.ts";
import { pageTable } from "./page-table.ts";

const fixedRows = pageTable.filter(({ path }) => path !== articlePattern && path !== letterPattern);
const byPath = new Map(fixedRows.filter(({ path }) => !path.includes(":")).map((row) => [row.path, row]));
const patterns = fixedRows.filter(({ path }) => path.includes(":"));
const folder = articlePattern.slice(0, articlePattern.indexOf(":"));
const articleRow = pageTable.find(({ path }) => path === articlePattern)!;
const letterRow = pageTable.find(({ path }) => path === letterPattern)!;

/** Returns the path of an article's page. */
export const articlePath = (slug: string): string => folder + slug;

/** Returns every page that exists now: those of the page table, each published article, and each letter that was sent. */
export function pageRows(): PageRow[] {
  const slugs = new Set(locales.flatMap((locale) => [...readEntries(locale, "resources").keys()]));
  const articles = [...slugs].map((slug) => rowOfArticle(slug)!);
  const letters = [...archivedLocales().keys()].map((slug) => rowOfLetter(slug)!);
  return fixedRows.flatMap((row) => {
    if (row.path === archiveFolder) return [row, ...letters];
    return `${row.path}/` === folder ? [row, ...articles] : [row];
  });
}

/** Returns the row of the page at a path, or undefined; costs no more with many articles. */
export function findRow(path: string): PageRow | undefined {
  const row = byPath.get(path) ?? patterns.find((row) => matches(row.path, path));
  if (row) return row;
  if (path.startsWith(folder)) return rowOfArticle(path.slice(folder.length));
  return path.startsWith(archivePath("")) ? rowOfLetter(path.slice(archivePath("").length)) : undefined;
}

/** Returns the path that an article has now, of an earlier path of it. */
export function findRenamed(path: string): string | undefined {
  if (!path.startsWith(folder)) return undefined;
  const seen = new Set<string>();
  let slug: string | undefined = path.slice(folder.length);
  while (slug !== undefined && !seen.has(slug)) {
    seen.add(slug);
    slug = publishedWords().renamed?.("resources", slug);
    if (slug !== undefined && rowOfArticle(slug)) return articlePath(slug);
  }
  return undefined;
}

function rowOfArticle(slug: string): PageRow | undefined {
  const existing = locales.filter((locale: Locale) => loadEntries(locale, "resources").has(slug));
  return inLanguages({ ...articleRow, path: articlePath(slug), about: slug }, existing);
}

function rowOfLetter(slug: string): PageRow | undefined {
  return inLanguages({ ...letterRow, path: archivePath(slug), about: slug }, archivedLocales().get(slug) ?? []);
}

/** Returns the row of something that exists in these languages; undefined where it exists in none. */
function inLanguages(row: PageRow, existing: readonly Locale[]): PageRow | undefined {
  if (existing.length === 0) return undefined;
  return existing.length === locales.length ? row : { ...row, locales: existing };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const parts = path.split("/");
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index]);
}
