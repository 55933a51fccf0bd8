import { isDraftOf } from "#content/check-words.server.ts";
import { documentOf } from "#content/document-names.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { type Locale, locales } from "#text/locales.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { inEachLanguage, isTaken, withName } from "./entry-words.server.ts";

interface NewEntry {
  /** `collection:slug`. */
  document: string;
  /** Its first words in each language in which it is to exist. */
  languages: Partial<Record<Locale, Words | undefined>>;
}

export type AddResult =
  | { ok: true }
  | { ok: false; code: "slug_taken" }
  | { ok: false; code: "invalid"; locale: Locale };

/** Adds an entry to a collection as drafts, one for each of its languages; it gets its page when it is published. */
export async function addEntry(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { document, languages }: NewEntry,
): Promise<AddResult> {
  const drafts = locales.flatMap((locale) => {
    const words = languages[locale];
    return words ? [{ locale, words: withName(document, words) }] : [];
  });
  const invalid = drafts.find(({ words }) => !isDraftOf(documentOf(document), words));
  if (invalid) return { ok: false, code: "invalid", locale: invalid.locale };
  return db.transaction().execute(async (trx): Promise<AddResult> => {
    const rows = await lockDocuments(trx, now(), inEachLanguage(document));
    if (await isTaken(trx, rows)) return { ok: false, code: "slug_taken" };
    for (const { locale, words } of drafts)
      await setDraft(trx, actor, now(), rows.find((row) => row.locale === locale)!, { words });
    return { ok: true };
  });
}
