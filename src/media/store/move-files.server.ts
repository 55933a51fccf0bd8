import type { Database } from "#infra/database/tables.server.ts";
import { digestOf } from "../files/save-file.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import "../tables.server.ts";

interface Moved {
  copied: number;
  /** They were there already, with the same bytes. */
  present: number;
  removed: number;
  /** Keys whose bytes are absent at the source, or differ from what was uploaded. */
  broken: string[];
}

interface MoveOptions {
  from: MediaStore;
  to: MediaStore;
  /** Whether files that were copied, and read back, are removed from the source. */
  clean: boolean;
  onFile?: (done: number) => void;
}

/**
 * Copies every known file from one storage to another. Each is read back and compared with the hash of its upload, so
 * that it may be repeated at any time and a file is only removed where a whole copy exists.
 */
export async function moveFiles(db: Database, { from, to, clean, onFile }: MoveOptions): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, removed: 0, broken: [] };
  const digests = new Map(
    (await db.selectFrom("media_files").select(["key", "digest"]).where("stored_at", "is not", null).execute()).map(
      ({ key, digest }) => [key, digest],
    ),
  );
  const atTarget = async (key: string) => {
    const file = await to.get(key);
    return file !== undefined && digestOf(file.body) === digests.get(key);
  };
  for (const key of digests.keys()) {
    if (await atTarget(key)) moved.present++;
    else {
      const file = await from.get(key);
      if (file && digestOf(file.body) === digests.get(key)) await to.put(key, file);
      if (file && (await atTarget(key))) moved.copied++;
      else moved.broken.push(key);
    }
    onFile?.(moved.present + moved.copied + moved.broken.length);
  }
  if (clean)
    for await (const key of from.list()) {
      // What the index does not know is no picture any more, or is being uploaded now.
      if (!digests.has(key) || moved.broken.includes(key)) continue;
      await from.remove(key);
      moved.removed++;
    }
  return moved;
}
