import { entryPath } from "#content/entries/collection-fields.ts";
import { loadEntries, presentName, readEntries } from "#content/read-entry.server.ts";
import { archivePath } from "#growth/newsletter/archive/archive-path.ts";
import { archivedLocales } from "#growth/newsletter/archive/sent-letters.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { PageRow } from "./page-row.ts";
import { pageTable } from "./page-table.ts";

type EntryRow = PageRow & { collection: NonNullable<PageRow["collection"]> };

const isOfEntries = (row: PageRow): row is EntryRow => row.collection !== undefined;
const entryRows = pageTable.filter(isOfEntries);
const isOfLetters = ({ kind }: PageRow) => kind === "letter";
const letterRow = pageTable.find(isOfLetters)!;
const fixedRows = pageTable.filter((row) => !isOfEntries(row) && !isOfLetters(row));
const byPath = new Map(fixedRows.filter(({ path }) => !path.includes(":")).map((row) => [row.path, row]));
const patterns = fixedRows.filter(({ path }) => path.includes(":"));

/** Returns every page that exists now: those of the page table, each published entry, and each letter that was sent. */
export function pageRows(): PageRow[] {
  return pageTable.flatMap((row) => {
    if (isOfLetters(row)) return [...archivedLocales().keys()].map((slug) => rowOfLetter(slug)!);
    if (!isOfEntries(row)) return [row];
    const slugs = new Set(locales.flatMap((locale) => [...readEntries(locale, row.collection).keys()]));
    return [...slugs].map((slug) => rowOfEntry(row, slug)!);
  });
}

/** Returns the row of the page at a path, or undefined; costs no more with many entries. */
export function findRow(path: string): PageRow | undefined {
  const row = byPath.get(path) ?? patterns.find((row) => matches(row.path, path));
  if (row) return row;
  if (path.startsWith(archivePath(""))) return rowOfLetter(path.slice(archivePath("").length));
  const entry = readEntryPath(path);
  return entry && rowOfEntry(entry.row, entry.slug);
}

/** Returns the path that an entry has now, of an earlier path of it. */
export function findRenamed(path: string): string | undefined {
  const entry = readEntryPath(path);
  if (!entry) return undefined;
  const { collection } = entry.row;
  const name = presentName(collection, entry.slug);
  return name === undefined || name === entry.slug ? undefined : entryPath(collection, name);
}

/** Returns the collection and the name of the entry that a path can be that of. */
function readEntryPath(path: string): { row: EntryRow; slug: string } | undefined {
  const row = entryRows.find(({ collection }) => path.startsWith(entryPath(collection, "")));
  return row && { row, slug: path.slice(entryPath(row.collection, "").length) };
}

function rowOfEntry(row: EntryRow, slug: string): PageRow | undefined {
  const { collection } = row;
  const found = locales.map((locale: Locale) => [locale, loadEntries(locale, collection).get(slug)] as const);
  const existing = found.filter(([, entry]) => entry !== undefined);
  // Search engines and the site's own search are told of no event that never takes place.
  const isSample = existing.some(([, entry]) => entry && "sample" in entry && entry.sample);
  return inLanguages(
    { ...row, path: entryPath(collection, slug), about: slug, ...(isSample && { unlisted: true }) },
    existing.map(([locale]) => locale),
  );
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
