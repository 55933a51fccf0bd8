import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { MediaDeps } from "../media.server.ts";
import type { PictureUse } from "../media-view.ts";
import { findUses } from "../uses/find-uses.server.ts";

type Deleted =
  | { ok: true }
  | { ok: false; code: "unknown_picture" }
  | { ok: false; code: "stale_version" }
  | { ok: false; code: "picture_used"; uses: PictureUse[] };

/** Deletes a picture that no words use, drafts included, with its files. */
export async function deletePicture(
  { db, jobs, now, allWords }: MediaDeps,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<Deleted> {
  const uses = (await findUses(allWords)).get(id);
  if (uses) return { ok: false, code: "picture_used", uses };
  const at = now();
  return db.transaction().execute(async (trx): Promise<Deleted> => {
    const before = await trx.selectFrom("media").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) return { ok: false, code: "unknown_picture" };
    if (before.version !== version) return { ok: false, code: "stale_version" };
    await trx.deleteFrom("media").where("id", "=", id).execute();
    for (const hash of new Set([before.hash, ...(before.shown ? [before.shown.hash] : [])]))
      await jobs.send(trx, "media-remove", { hash });
    const { name: file, alt_id, alt_en } = before;
    const object = { kind: "media", id };
    await recordChange(trx, actor, at, { action: "media.deleted", object, before: { file, alt_id, alt_en } });
    await notifyAdmin(trx, "media", id);
    return { ok: true };
  });
}
