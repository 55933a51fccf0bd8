import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { dropDraft, setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import type { Undone } from "./replace-view.ts";

interface UndoItem {
  document: string;
  locale: Locale;
  version: number;
  /** The draft that the replacement took the place of; null where there was none. */
  before: number | null;
}

/** Makes the drafts of a replacement what they were before it, unless somebody changed them since. */
export async function undoReplacement(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  items: readonly UndoItem[],
): Promise<Undone> {
  return db.transaction().execute(async (trx) => {
    const result: Undone = { drafts: [], stale: [] };
    const locked = await lockDocuments(trx, now(), items);
    for (const [index, { document, locale, version, before }] of items.entries()) {
      const row = locked[index]!;
      const isReplaced = row.version === version && (await readVersion(trx, row, row.draft_id))?.origin === "replaced";
      const earlier = before === null ? undefined : await readVersion(trx, row, before);
      if (!isReplaced || (before !== null && !earlier)) result.stale.push({ document, locale });
      else {
        const restored = earlier && { words: earlier.words, origin: "restored" as const, note: `#${earlier.number}` };
        const saved = restored
          ? await setDraft(trx, actor, now(), row, restored)
          : await dropDraft(trx, actor, now(), row);
        result.drafts.push({ document, locale, version: saved });
      }
    }
    return result;
  });
}

/** Reads a version of the locked document; undefined for one of another. */
async function readVersion(trx: Trx, { document, locale }: LockedDocument, id: number | null) {
  if (id === null) return undefined;
  return trx
    .selectFrom("content_versions")
    .select(["words", "number", "origin"])
    .where("id", "=", id)
    .where("document", "=", document)
    .where("locale", "=", locale)
    .executeTakeFirst();
}
