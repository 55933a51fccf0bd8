import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../database/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.server.ts";
import { createJobs } from "../jobs/jobs.server.ts";
import { createLog } from "../log/log.server.ts";
import type { OperatorCommand } from "../operator/operator.server.ts";
import { readBackup, writeBackup } from "./archive.server.ts";
import type { TableSum } from "./data-set.ts";
import { readDatabase } from "./read-database.server.ts";
import { writeDatabase } from "./write-database.server.ts";

const stopFirst = "Stop the server first: what it stores meanwhile would be missing.\n";

/** `npm run move`, `backup` and `restore`: everything of a database, compared table by table at the other end. */
export const transferCommands: readonly OperatorCommand[] = [
  {
    name: "move",
    usage: [
      "--to <postgres://... or a folder>    copy everything into another database without data; this one stays as it is",
    ],
    async run(args, { db, log }, print) {
      const { to } = parseArgs({ args, options: { to: { type: "string" } } }).values;
      if (!to || log) {
        print(to ? stopFirst : "Name the other database: --to <postgres://... or a folder>\n");
        return false;
      }
      const isUrl = /^postgres(ql)?:\/\//.test(to);
      const target = await openDatabase({ databaseUrl: isUrl ? to : undefined, dataDir: resolve(to) });
      try {
        await prepare(target);
        print(summary("Copied", await readDatabase(db, (data) => writeDatabase(target.db, data))));
        print(`Now set ${isUrl ? "DATABASE_URL" : "DATA_DIR"} to it.\n`);
        return true;
      } finally {
        await target.close();
      }
    },
  },
  {
    name: "backup",
    usage: [
      "[--to <file>]    write everything into a file, by default in the folder backups below DATA_DIR; the server may run.",
      "       Encrypted when BACKUP_KEY is set. Configuration and pictures in MEDIA_URL are not part of it",
    ],
    async run(args, { db, config, now }, print) {
      const { values } = parseArgs({ args, options: { to: { type: "string" } } });
      const name = `bigsuite-${now().toISOString().slice(0, 19).replaceAll(":", "")}.backup`;
      const file = resolve(values.to ?? `${config.dataDir}/backups/${name}`);
      mkdirSync(dirname(file), { recursive: true });
      const { sums } = await readDatabase(db, (data) => writeBackup(file, data, now(), config.backupKey));
      print(summary("Saved", sums));
      print(`${file}${config.backupKey ? ", encrypted" : ""}\n`);
      return true;
    },
  },
  {
    name: "restore",
    usage: ["--from <file>    bring a backup into the configured database, which must be without data"],
    async run(args, { db, config, log }, print) {
      const { from } = parseArgs({ args, options: { from: { type: "string" } } }).values;
      if (!from || log) {
        print(from ? stopFirst : "Name the backup: --from <file>\n");
        return false;
      }
      const backup = await readBackup(resolve(from), config.backupKey);
      print(summary(`Restored the backup of ${backup.at},`, await writeDatabase(db, backup)));
      return true;
    },
  },
];

/** Creates the tables of the program and of the job queue. */
async function prepare(target: OpenDatabase): Promise<void> {
  await migrate(target.db);
  const jobs = createJobs(target, { log: createLog({ logLevel: "error" }) });
  await jobs.start();
  await jobs.stop();
}

function summary(verb: string, sums: readonly TableSum[]): string {
  const rows = sums.reduce((total, { rows }) => total + Number(rows), 0);
  return `${verb} ${rows} rows of ${sums.length} tables; every table was compared.\n`;
}
