import { recordChange } from "#infra/audit/record-change.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { createDatabaseStore } from "./store/database-store.server.ts";
import { moveFiles } from "./store/move-files.server.ts";

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
