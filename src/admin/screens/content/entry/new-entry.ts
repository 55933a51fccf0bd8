import { type CollectionName, entryPath, fieldsOf } from "#content/entries/collection-fields.ts";
import { type Locale, locales } from "#text/locales.ts";
import { slugOf } from "./slug-of.ts";

/** What is typed of a new entry: in which languages it exists, its title in each, the end of its address. */
export interface NewEntry {
  in_id: boolean;
  in_en: boolean;
  title_id: string;
  title_en: string;
  slug: string;
}

const slugShape = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Returns the languages in which a new entry is to exist. */
export const languagesOf = (entry: NewEntry): Locale[] => locales.filter((locale) => entry[`in_${locale}`]);

/** Checks what is typed: a title in each language, at least one language, an address that can be one. */
export const newEntrySchema = {
  safeParse(value: unknown) {
    const entry = value as NewEntry;
    const chosen = languagesOf(entry);
    const issues = [
      ...chosen.filter((locale) => entry[`title_${locale}`].trim() === "").map((locale) => `title_${locale}`),
      ...(chosen.length === 0 ? ["in_id"] : []),
      ...(entry.slug.trim() === "" ? ["slug"] : []),
    ].map((name) => ({ path: [name], message: "required" }));
    if (entry.slug.trim() !== "" && !slugShape.test(entry.slug.trim()))
      issues.push({ path: ["slug"], message: "invalid" });
    return issues.length > 0 ? { success: false as const, error: { issues } } : { success: true as const, data: entry };
  },
};

/** Returns the address that the titles suggest, the reader's own language first. */
export function proposedSlug(entry: NewEntry, own: Locale): string {
  const chosen = languagesOf(entry).toSorted((one) => (one === own ? -1 : 1));
  const title = chosen.map((locale) => entry[`title_${locale}`]).find((title) => title.trim() !== "");
  return slugOf(title ?? "");
}

/**
 * Returns the body of the call that adds the entry. Its days are today, it is no sample; all else is written in the
 * editor.
 */
export function entryBody(collection: CollectionName, entry: NewEntry, today: string) {
  const { id, title } = fieldsOf(collection);
  const slug = entry.slug.trim();
  const first = collectionsWithDay.has(collection)
    ? { published: today }
    : { sample: false, ...(collection === "events" && { online: false }) };
  const words = (locale: Locale) => ({ [id]: slug, [title]: entry[`title_${locale}`].trim(), ...first });
  return { slug, languages: Object.fromEntries(languagesOf(entry).map((locale) => [locale, words(locale)])) };
}

const collectionsWithDay: ReadonlySet<CollectionName> = new Set(["resources", "docs", "changelog"]);

/** Returns the path at which the entry will be. */
export const pathOfNew = (collection: CollectionName, slug: string): string =>
  entryPath(collection, slug.trim() || "…");
