import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { MediaDeps } from "../media.server.ts";
import { findUploaded, type StoredUpload, storeUpload, type Upload } from "./upload-picture.server.ts";

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
