import { currentReading } from "#content/reading.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { FrozenLetter, ResolvedLetter } from "../compose/resolved-letter.ts";
import "../tables.server.ts";

/** The name under which pages depend on the archive, beside those of sets. */
export const archiveName = "letters";

interface ArchivedLetter {
  slug: string;
  sent: Date;
  letter: FrozenLetter;
}

/** A letter of the archive in one language. */
export interface SentLetter extends ResolvedLetter {
  slug: string;
  sent: Date;
}

/** The letters that were sent, in memory: no page asks the database for one. The newest come first. */
let known: readonly ArchivedLetter[] = [];

/** Reads the archive again; returns whether it has changed. */
export async function loadSentLetters(db: Database): Promise<boolean> {
  const rows = await db
    .selectFrom("letters")
    .select(["slug", "frozen", "started_at"])
    .where("state", "=", "sent")
    .where("slug", "is not", null)
    .orderBy("started_at", "desc")
    .execute();
  const before = JSON.stringify(known);
  known = rows.map(({ slug, frozen, started_at }) => ({ slug: slug!, sent: started_at!, letter: frozen! }));
  return JSON.stringify(known) !== before;
}

/** Returns the letters that were sent in a language; the page depends on the archive. */
export function sentLetters(locale: Locale): SentLetter[] {
  currentReading()?.used.add(archiveName);
  return known.flatMap(({ slug, sent, letter }) => (letter[locale] ? [{ slug, sent, ...letter[locale] }] : []));
}

/** Returns one letter of the archive in a language. */
export function sentLetter(slug: string, locale: Locale): SentLetter | undefined {
  return sentLetters(locale).find((letter) => letter.slug === slug);
}

/** Returns the languages in which a letter was sent, by its name; names in the order of the archive. */
export function archivedLocales(): Map<string, Locale[]> {
  return new Map(known.map(({ slug, letter }) => [slug, locales.filter((locale) => letter[locale])]));
}
