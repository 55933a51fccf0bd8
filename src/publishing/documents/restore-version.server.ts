import type { Actor } from "#infra/audit/actor.ts";
import type { Locale } from "#text/locales.ts";
import type { Publishing } from "../publishing.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { type DraftResult, setDraft } from "./save-draft.server.ts";

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
