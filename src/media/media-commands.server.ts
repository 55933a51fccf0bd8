import "./tables.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { digestOf } from "./files/save-file.server.ts";
import { createDatabaseStore } from "./store/database-store.server.ts";
import type { MediaStore } from "./store/media-store.server.ts";

/** `npm run media`: moves the files of pictures between the database and a bucket. */
export const mediaCommands: readonly OperatorCommand[] = [
  {
    name: "media",
    usage: [
      "move                  copy every file from the database to the bucket of MEDIA_URL, and compare",
      "move --to database    copy them back; then empty MEDIA_URL and restart",
      "move ... --clean      also remove, where they came from, the files that arrived whole",
    ],
    async run([verb, ...options], { config, db, now }, print) {
      const toDatabase = options.join(" ").includes("--to database");
      const known = options.filter((option) => !["--clean", "--to", "database", "bucket"].includes(option));
      if (verb !== "move" || known.length > 0) {
        print("Use `move`, `move --to database` or either with --clean. Try --help\n");
        return false;
      }
      if (!config.media.s3) {
        print("MEDIA_URL is empty: there is no bucket to move files to or from.\n");
        return false;
      }
      const { createS3Store } = await import("./store/s3-store.server.ts");
      const [database, bucket] = [createDatabaseStore(db), createS3Store(config.media.s3)];
      const [from, to] = toDatabase ? [bucket, database] : [database, bucket];
      const onFile = (done: number) => {
        if (done % 100 === 0) print(`${done} files\n`);
      };
      const { broken, ...counts } = await moveFiles(db, { from, to, clean: options.includes("--clean"), onFile });
      const actor = { kind: "operator", name: systemUser() } as const;
      const after = { from: from.name, to: to.name, ...counts, broken: broken.length };
      const object = { kind: "media", id: "files" };
      await db
        .transaction()
        .execute((trx) => recordChange(trx, actor, now(), { action: "media.moved", object, after }));
      print(`From ${from.name} to ${to.name}: ${counts.copied} copied, ${counts.present} there already`);
      print(`${counts.removed > 0 ? `, ${counts.removed} removed` : ""}.\n`);
      for (const key of broken) print(`Missing or damaged: ${key}\n`);
      return broken.length === 0;
    },
  },
];

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
