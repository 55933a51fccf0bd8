import { isDraftOf } from "#content/check-words.server.ts";
import { documentOf } from "#content/document-names.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { VersionOrigin } from "../content-view.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import { addVersion } from "./add-version.server.ts";

export interface DraftSave {
  document: string;
  locale: Locale;
  words: Words;
  /** The version of the document that the words are based on. */
  version: number;
  origin?: VersionOrigin;
  note?: string | undefined;
}

export type DraftResult = { ok: true; version: number } | { ok: false; code: "stale_version" | "invalid" };

/**
 * Saves words as the draft of a document in one language, as a new version. They may be incomplete, but not of another
 * form: keys that the document has not, and values of another type, are refused.
 */
export async function saveDraft({ db, now }: Pick<Publishing, "db" | "now">, actor: Actor, save: DraftSave) {
  if (!isDraftOf(documentOf(save.document), save.words)) return { ok: false, code: "invalid" } as const;
  return db.transaction().execute(async (trx): Promise<DraftResult> => {
    const [row] = await lockDocuments(trx, now(), [save]);
    if (row!.version !== save.version) return { ok: false, code: "stale_version" };
    return { ok: true, version: await setDraft(trx, actor, now(), row!, save) };
  });
}

/** Makes words the draft of a locked document; returns the document's new version. */
export async function setDraft(
  trx: Trx,
  actor: Actor,
  at: Date,
  row: LockedDocument,
  { words, origin = "draft", note }: Pick<DraftSave, "origin" | "note"> & { words: Words | null },
): Promise<number> {
  const { document, locale } = row;
  const { id, number } = await addVersion(trx, actor, at, { document, locale, words, origin, note });
  await changeDraft(trx, actor, at, row, id);
  await recordChange(trx, actor, at, {
    action: "content.saved",
    object: { kind: "content", id: document },
    after: { locale, number, origin },
  });
  return row.version + 1;
}

/** Discards the draft of a document in one language; its versions remain in the history. */
export async function discardDraft(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  place: Pick<DraftSave, "document" | "locale" | "version">,
): Promise<DraftResult> {
  return db.transaction().execute(async (trx): Promise<DraftResult> => {
    const [row] = await lockDocuments(trx, now(), [place]);
    if (row!.version !== place.version) return { ok: false, code: "stale_version" };
    return { ok: true, version: await dropDraft(trx, actor, now(), row!) };
  });
}

/** Discards the draft of a locked document; returns the document's new version. */
export async function dropDraft(trx: Trx, actor: Actor, at: Date, row: LockedDocument): Promise<number> {
  await changeDraft(trx, actor, at, row, null);
  await recordChange(trx, actor, at, {
    action: "content.draft_discarded",
    object: { kind: "content", id: row.document },
    after: { locale: row.locale },
  });
  return row.version + 1;
}

/** Points a locked document to another draft, or to none. */
export async function changeDraft(
  trx: Trx,
  actor: Actor,
  at: Date,
  row: LockedDocument,
  draft: number | null,
): Promise<void> {
  await trx
    .updateTable("content_documents")
    .set({ draft_id: draft, version: row.version + 1, changed_at: at, changed_by: actorName(actor) })
    .where("document", "=", row.document)
    .where("locale", "=", row.locale)
    .execute();
  await notifyAdmin(trx, "content", row.document);
}

interface Restore {
  document: string;
  locale: Locale;
  version_id: number;
  version: number;
}

/** Makes the words of an earlier version the draft. */
export async function restoreVersion(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  restore: Restore,
): Promise<DraftResult | { ok: false; code: "not_found" }> {
  return db.transaction().execute(async (trx) => {
    const [row] = await lockDocuments(trx, now(), [restore]);
    if (row!.version !== restore.version) return { ok: false, code: "stale_version" } as const;
    const found = await trx
      .selectFrom("content_versions")
      .select(["words", "number"])
      .where("id", "=", restore.version_id)
      .where("document", "=", restore.document)
      .where("locale", "=", restore.locale)
      .executeTakeFirst();
    if (!found?.words) return { ok: false, code: "not_found" } as const;
    const save = { words: found.words, origin: "restored", note: `#${found.number}` } as const;
    return { ok: true, version: await setDraft(trx, actor, now(), row!, save) } as const;
  });
}
