import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { MediaDeps } from "../media.server.ts";
import type { MediaChange } from "../media-change.ts";

const fields = ["alt_id", "alt_en", "credit", "focal_x", "focal_y"] as const;

/** Changes the texts and the focal point of a picture. */
export async function changePicture(
  { db, now }: Pick<MediaDeps, "db" | "now">,
  actor: Actor,
  { id, version, ...change }: MediaChange & { id: string },
): Promise<{ ok: true } | { ok: false; code: "unknown_picture" | "stale_version" }> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const current = await trx.selectFrom("media").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!current) return { ok: false, code: "unknown_picture" };
    if (current.version !== version) return { ok: false, code: "stale_version" };
    const wanted = { ...change, ...(change.credit !== undefined && { credit: change.credit || null }) };
    const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== current[field]);
    if (changed.length === 0) return { ok: true };
    const valuesOf = (row: Partial<Record<(typeof fields)[number], unknown>>) =>
      Object.fromEntries(changed.map((field) => [field, row[field]]));
    await trx
      .updateTable("media")
      .set({ ...valuesOf(wanted), version: version + 1, updated_at: at })
      .where("id", "=", id)
      .execute();
    const object = { kind: "media", id };
    await recordChange(trx, actor, at, {
      action: "media.changed",
      object,
      before: valuesOf(current),
      after: valuesOf(wanted),
    });
    await notifyAdmin(trx, "media", id);
    return { ok: true };
  });
}
