import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { PermanentFailure } from "#infra/jobs/permanent-failure.server.ts";
import { createTurns } from "#infra/threads/task-thread.server.ts";
import { fileKey, originalKey, photoFormats, widthsOf } from "../files/file-keys.ts";
import { removeFiles } from "../files/remove-files.server.ts";
import { type FileDeps, saveFile, storedKeys } from "../files/save-file.server.ts";
import type { PictureKind } from "../picture-kind.ts";
import { inTurn, openSharp } from "../prepare/open-sharp.server.ts";
import type { ShownPicture } from "../shown-picture.ts";
import type { StoredFile } from "../store/media-store.server.ts";

/** The quality at which a photo shows no difference at arm's length; `effort` trades processor time for bytes. */
const encodings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 4 },
} as const;

interface Upload {
  hash: string;
  kind: PictureKind;
  /** Of the upload. */
  width: number;
  height: number;
  original: StoredFile;
}

/** Makes the files of a picture that pages request. Those that an earlier attempt has stored are not made again. */
async function makeSizes(deps: FileDeps, upload: Upload): Promise<ShownPicture> {
  const { hash, kind, original } = upload;
  const stored = await storedKeys(deps.db, hash);
  if (kind === "svg") {
    // One file fits every width; it is named by its own like every other.
    const { width, height } = upload;
    const key = fileKey(hash, width, "svg");
    if (!stored.has(key)) await saveFile(deps, { key, hash, ...original });
    return { hash, width, height, widths: [width], drawing: true };
  }
  const open = await openSharp();
  const { width, height } = await open(original.body, {}).metadata();
  const widths = widthsOf(width);
  for (const size of widths)
    for (const format of photoFormats) {
      const key = fileKey(hash, size, format);
      if (stored.has(key)) continue;
      // An upload waits for one file at most, not for all of a picture.
      const made = await inTurn(() =>
        open(original.body, {}).resize({ width: size }).toFormat(format, encodings[format]).toBuffer(),
      );
      await saveFile(deps, { key, hash, body: made, type: `image/${format}` });
    }
  return { hash, width, height, widths, drawing: false };
}

/** So that the first of several pictures is ready as early as possible. */
const oneJobInTurn = createTurns();

/**
 * Makes the files of an upload and shows them from then on. Repeatable: an attempt that was cut off goes on where it
 * ended, and one for a picture that was replaced or deleted meanwhile leaves nothing behind.
 */
export async function resizePicture(deps: FileDeps, { id, hash }: { id: string; hash: string }): Promise<void> {
  const { db, store, now } = deps;
  const picture = await db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
  if (picture?.hash !== hash) return removeFiles(deps, hash);
  if (picture.shown?.hash === hash) return;
  const original = await store.get(originalKey(hash));
  if (!original) throw new PermanentFailure(`${store.name} has no ${originalKey(hash)}`);
  const { kind, width, height } = picture;
  const shown = await oneJobInTurn(() => makeSizes(deps, { hash, kind, width, height, original }));
  const isCurrent = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("media")
      .set({ shown: JSON.stringify(shown), updated_at: now() })
      .where("id", "=", id)
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await notifyAdmin(trx, "media", id);
    return numUpdatedRows > 0n;
  });
  if (!isCurrent) await removeFiles(deps, hash);
}

/** A photo for readers that know neither AVIF nor WebP. */
interface Jpeg {
  body: Buffer;
  width: number;
  height: number;
}

/** Returns a stored photo as JPEG in its size, on white where it is transparent. */
export async function asJpeg(photo: Uint8Array): Promise<Jpeg> {
  const open = await openSharp();
  const { data, info } = await inTurn(() =>
    open(photo, {})
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { body: data, width: info.width, height: info.height };
}
