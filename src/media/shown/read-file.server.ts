import type { Database } from "#infra/database/tables.server.ts";
import { keyOfAddress } from "../files/file-keys.ts";
import { findFile } from "../files/save-file.server.ts";
import type { MediaStore, StoredFile } from "../store/media-store.server.ts";

/** Bytes of files that stay in memory; a page's pictures take some hundred kilobytes. */
const maxCachedBytes = 32 * 1024 * 1024;

/** Files as pages request them; the latest used ones come from memory. */
export interface PictureFiles {
  /** Returns the file at an address of the site; undefined when there is none. */
  read(pathname: string): Promise<StoredFile | undefined>;
  /** Forgets what is in memory, after a picture was deleted. */
  forget(): void;
}

export function createPictureFiles(
  { db, store }: { db: Database; store: MediaStore },
  maxBytes = maxCachedBytes,
): PictureFiles {
  /** The latest used ones last. */
  const cached = new Map<string, StoredFile>();
  const pending = new Map<string, Promise<StoredFile | undefined>>();
  let bytes = 0;
  let generation = 0;

  function cache(key: string, file: StoredFile): void {
    if (file.body.length > maxBytes / 4) return;
    cached.set(key, file);
    bytes += file.body.length;
    for (const [oldest, { body }] of cached) {
      if (bytes <= maxBytes) return;
      cached.delete(oldest);
      bytes -= body.length;
    }
  }

  /** The index is consulted first: unknown addresses must not cost requests to a bucket. */
  async function load(key: string): Promise<StoredFile | undefined> {
    const begun = generation;
    const file = (await findFile(db, key)) && (await store.get(key));
    // A picture may have been deleted meanwhile.
    if (file && begun === generation) cache(key, file);
    return file;
  }

  return {
    async read(pathname) {
      const key = keyOfAddress(pathname);
      if (!key) return undefined;
      const known = cached.get(key);
      if (known) {
        cached.delete(key);
        cached.set(key, known);
        return known;
      }
      const loading = pending.get(key) ?? load(key).finally(() => pending.delete(key));
      pending.set(key, loading);
      return loading;
    },
    forget() {
      generation++;
      cached.clear();
      pending.clear();
      bytes = 0;
    },
  };
}
