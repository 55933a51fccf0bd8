import { entryPath } from "#content/entries/collection-fields.ts";
import { loadEntries, readEntries } from "#content/read-entry.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { PageRow } from "./page-row.ts";
import { pageTable } from "./page-table.ts";

type EntryRow = PageRow & { collection: NonNullable<PageRow["collection"]> };

const isOfEntries = (row: PageRow): row is EntryRow => row.collection !== undefined;
const entryRows = pageTable.filter(isOfEntries);
const fixedRows = pageTable.filter((row) => !isOfEntries(row));
const byPath = new Map(fixedRows.filter(({ path }) => !path.includes(":")).map((row) => [row.path, row]));
const patterns = fixedRows.filter(({ path }) => path.includes(":"));

/** Returns every page that exists now: those of the page table, and one for each entry that is published. */
export function pageRows(): PageRow[] {
  return pageTable.flatMap((row) => {
    if (!isOfEntries(row)) return [row];
    const slugs = new Set(locales.flatMap((locale) => [...readEntries(locale, row.collection).keys()]));
    return [...slugs].map((slug) => rowOfEntry(row, slug)!);
  });
}

/** Returns the row of the page at a path, or undefined; costs no more with many entries. */
export function findRow(path: string): PageRow | undefined {
  const row = byPath.get(path) ?? patterns.find((row) => matches(row.path, path));
  if (row) return row;
  const entry = readEntryPath(path);
  return entry && rowOfEntry(entry.row, entry.slug);
}

/** Returns the path that an entry has now, of an earlier path of it. */
export function findRenamed(path: string): string | undefined {
  const entry = readEntryPath(path);
  if (!entry) return undefined;
  const { collection } = entry.row;
  const seen = new Set<string>();
  let slug: string | undefined = entry.slug;
  while (slug !== undefined && !seen.has(slug)) {
    seen.add(slug);
    slug = publishedWords().renamed?.(collection, slug);
    if (slug !== undefined && rowOfEntry(entry.row, slug)) return entryPath(collection, slug);
  }
  return undefined;
}

/** Returns the collection and the name of the entry that a path can be that of. */
function readEntryPath(path: string): { row: EntryRow; slug: string } | undefined {
  const row = entryRows.find(({ collection }) => path.startsWith(entryPath(collection, "")));
  return row && { row, slug: path.slice(entryPath(row.collection, "").length) };
}

function rowOfEntry(row: EntryRow, slug: string): PageRow | undefined {
  const { collection } = row;
  const existing = locales.filter((locale: Locale) => loadEntries(locale, collection).has(slug));
  if (existing.length === 0) return undefined;
  const own = { ...row, path: entryPath(collection, slug), about: slug };
  return existing.length === locales.length ? own : { ...own, locales: existing };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const parts = path.split("/");
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(":") || part === parts[index]);
}
