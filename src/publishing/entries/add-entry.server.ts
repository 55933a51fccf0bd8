import { isDraftOf } from "#content/check-words.server.ts";
import { documentOf } from "#content/document-names.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Locale } from "#text/locales.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { inEachLanguage, isTaken, withName } from "./entry-words.server.ts";

interface NewEntry {
  /** `collection:slug`. */
  document: string;
  locale: Locale;
  words: Words;
}

export type AddResult = { ok: true } | { ok: false; code: "slug_taken" | "invalid" };

/** Adds an entry to a collection as a draft in one language; it gets its page when it is published. */
export async function addEntry(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { document, locale, ...entry }: NewEntry,
): Promise<AddResult> {
  const words = withName(document, entry.words);
  if (!isDraftOf(documentOf(document), words)) return { ok: false, code: "invalid" };
  return db.transaction().execute(async (trx): Promise<AddResult> => {
    const rows = await lockDocuments(trx, now(), inEachLanguage(document));
    if (await isTaken(trx, rows)) return { ok: false, code: "slug_taken" };
    await setDraft(trx, actor, now(), rows.find((row) => row.locale === locale)!, { words });
    return { ok: true };
  });
}
