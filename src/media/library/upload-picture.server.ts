import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "#infra/audit/actor.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { originalKey, recipe } from "../files/file-keys.ts";
import { saveFile } from "../files/save-file.server.ts";
import type { MediaDeps } from "../media.server.ts";
import { type PictureRefusal, type PreparedPicture, preparePicture } from "../prepare/prepare-picture.server.ts";
import { StorageFailure } from "../store/media-store.server.ts";

export interface Upload {
  bytes: Buffer;
  /** The file's name, only for people. */
  name: string;
}

export type StoredUpload =
  | { ok: true; hash: string; picture: PreparedPicture }
  | { ok: false; code: PictureRefusal | "storage_unavailable" };

/** The same upload has the same hash, however often and under whatever name it comes. */
const hashOf = (bytes: Buffer): string => createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32);

/** Checks an upload and stores it without its metadata; until a picture has it, the upkeep may remove it. */
export async function storeUpload(deps: MediaDeps, { bytes }: Upload): Promise<StoredUpload> {
  const prepared = await preparePicture(bytes, deps.limits);
  if (!prepared.ok) return prepared;
  const hash = hashOf(bytes);
  const { body, type } = prepared.picture;
  try {
    await saveFile(deps, { key: originalKey(hash), hash, body, type });
  } catch (error) {
    if (error instanceof StorageFailure) return { ok: false, code: "storage_unavailable" };
    throw error;
  }
  return { ok: true, hash, picture: prepared.picture };
}

/** Returns the id of the picture whose last upload has these bytes. */
export async function findUploaded({ db }: Pick<MediaDeps, "db">, bytes: Buffer): Promise<string | undefined> {
  const found = await db.selectFrom("media").select("id").where("hash", "=", hashOf(bytes)).executeTakeFirst();
  return found?.id;
}

/** Adds a picture to the library; a picture that is there already is returned instead. */
export async function uploadPicture(
  deps: MediaDeps,
  actor: Actor,
  upload: Upload,
): Promise<{ ok: true; id: string; isNew: boolean } | Extract<StoredUpload, { ok: false }>> {
  const known = await findUploaded(deps, upload.bytes);
  if (known) return { ok: true, id: known, isNew: false };
  const stored = await storeUpload(deps, upload);
  if (!stored.ok) return stored;
  const { hash, picture } = stored;
  const { kind, width, height } = picture;
  const id = randomBytes(12).toString("hex");
  const at = deps.now();
  const isNew = await deps.db.transaction().execute(async (trx) => {
    const row = { id, name: upload.name, kind, hash, width, height, bytes: upload.bytes.length };
    const added = await trx
      .insertInto("media")
      .values({ ...row, shown: null, credit: null, created_by: actorName(actor), created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .returning("id")
      .executeTakeFirst();
    // Two people may upload the same picture at the same moment.
    if (!added) return false;
    await deps.jobs.send(trx, "media-resize", { id, hash });
    const after = { file: upload.name, kind, width, height, bytes: upload.bytes.length };
    await recordChange(trx, actor, at, { action: "media.uploaded", object: { kind: "media", id }, after });
    await notifyAdmin(trx, "media", id);
    return true;
  });
  return { ok: true, id: isNew ? id : (await findUploaded(deps, upload.bytes))!, isNew };
}
