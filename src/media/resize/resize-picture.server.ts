import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { PermanentFailure } from "#infra/jobs/permanent-failure.server.ts";
import { createTurns } from "#infra/threads/task-thread.server.ts";
import { originalKey } from "../files/file-keys.ts";
import { removeFiles } from "../files/remove-files.server.ts";
import type { FileDeps } from "../files/save-file.server.ts";

import { makeSizes } from "./make-sizes.server.ts";

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
