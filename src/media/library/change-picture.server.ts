import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { MediaDeps } from "../media.server.ts";
import type { MediaChange } from "../media-change.ts";
import type { PictureUse } from "../media-contract.ts";
import { findUses } from "../uses/find-uses.server.ts";
import { findUploaded, type StoredUpload, storeUpload, type Upload } from "./upload-picture.server.ts";

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

type Replaced =
  | { ok: true }
  | { ok: false; code: "unknown_picture" }
  | { ok: false; code: "stale_version" }
  | { ok: false; code: "same_picture"; id: string }
  | Extract<StoredUpload, { ok: false }>;

/**
 * Replaces the file of a picture: its texts, and every place that uses it, stay. Pages show the former file until the new
 * one is resized.
 */
export async function replacePicture(
  deps: MediaDeps,
  actor: Actor,
  { id, version, ...upload }: Upload & { id: string; version: number },
): Promise<Replaced> {
  const known = await findUploaded(deps, upload.bytes);
  if (known) return known === id ? { ok: true } : { ok: false, code: "same_picture", id: known };
  const stored = await storeUpload(deps, upload);
  if (!stored.ok) return stored;
  const { hash, picture } = stored;
  const at = deps.now();
  return deps.db.transaction().execute(async (trx): Promise<Replaced> => {
    const before = await trx.selectFrom("media").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) return { ok: false, code: "unknown_picture" };
    if (before.version !== version) return { ok: false, code: "stale_version" };
    const { kind, width, height } = picture;
    const file = { kind, width, height, bytes: upload.bytes.length };
    await trx
      .updateTable("media")
      .set({ ...file, name: upload.name, hash, version: version + 1, updated_at: at })
      .where("id", "=", id)
      .execute();
    await deps.jobs.send(trx, "media-resize", { id, hash });
    await recordChange(trx, actor, at, {
      action: "media.replaced",
      object: { kind: "media", id },
      before: { file: before.name, kind: before.kind, width: before.width, height: before.height, bytes: before.bytes },
      after: { file: upload.name, ...file },
    });
    await notifyAdmin(trx, "media", id);
    return { ok: true };
  });
}
