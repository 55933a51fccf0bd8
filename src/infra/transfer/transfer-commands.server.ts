import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createFolder } from "../config/private-folder.server.ts";
import { schemaState } from "../database/migrate.server.ts";
import { prepareDatabase } from "../database/migrate-commands.server.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.server.ts";
import { filesOf } from "../database/pglite.server.ts";
import type { Database } from "../database/tables.server.ts";
import { withoutTimeouts } from "../database/without-timeouts.server.ts";
import type { OperatorCommand, OperatorDeps } from "../operator/operator.server.ts";
import { readBackup, unfinished, writeBackup } from "./archive.server.ts";
import { backupFolder, backupName } from "./backup-files.server.ts";
import type { TableSum } from "./data-set.ts";
import { restoreEmbedded } from "./restore-embedded.server.ts";
import { expectWithoutData, readDatabase, TransferRefused, writeDatabase } from "./write-database.server.ts";

type Print = (text: string) => void;
type AloneDeps = Pick<OperatorDeps, "config" | "now">;

/** Refuses a command that must not run beside the server. */
const refuseBesideServer: OperatorCommand["run"] = async (_args, _deps, print) => {
  print("Stop the server first: what it stores meanwhile would be missing.\n");
  return false;
};

/** `npm run move`, `backup` and `restore`: everything of a database, compared table by table at the other end. */
export const transferCommands: readonly OperatorCommand[] = [
  {
    name: "move",
    usage: [
      "--to <postgres://... or a folder>    copy everything into another database without data; this one stays as it is",
    ],
    run: refuseBesideServer,
    runAlone: move,
  },
  {
    name: "backup",
    usage: [
      "[--to <file>]    write everything into a file, by default in the folder backups below DATA_DIR; the server may run.",
      "       Encrypted when BACKUP_KEY is set. Configuration and pictures in MEDIA_URL are not part of it",
    ],
    run: (args, deps, print) => backup(args, deps, print),
    runAlone: (args, deps, print) => withDatabase(deps, (db) => backup(args, { ...deps, db }, print)),
  },
  {
    name: "restore",
    usage: [
      "--from <file>    bring a backup into the configured database, which must be without data; a damaged embedded one",
      "       is set aside first",
      "--from <file> --replace    set the embedded database aside, whatever it holds",
    ],
    run: refuseBesideServer,
    runAlone: restore,
  },
];

async function move(args: string[], deps: AloneDeps, print: Print): Promise<boolean> {
  const { to } = parseArgs({ args, options: { to: { type: "string" } } }).values;
  if (!to) {
    print("Name the other database: --to <postgres://... or a folder>\n");
    return false;
  }
  const isUrl = /^postgres(ql)?:\/\//.test(to);
  return withDatabase(deps, async (db) => {
    const target = await openDatabase({ databaseUrl: isUrl ? to : undefined, dataDir: resolve(to) });
    try {
      await prepareEmpty(target);
      const copy = (into: Database) => readDatabase(db, (data) => writeDatabase(into, data));
      print(summary("Copied", await withoutTimeouts(target.db, copy)));
      print(`Now set ${isUrl ? "DATABASE_URL" : "DATA_DIR"} to it.\n`);
      return true;
    } finally {
      await target.close();
    }
  });
}

async function backup(args: string[], deps: AloneDeps & { db: Database }, print: Print): Promise<boolean> {
  const { db, config, now } = deps;
  const { to } = parseArgs({ args, options: { to: { type: "string" } } }).values;
  const file = resolve(to ?? join(backupFolder(config.dataDir), backupName(now())));
  createFolder(dirname(file));
  removeUnfinished(dirname(file), now());
  const { sums } = await readDatabase(db, (data) => writeBackup(file, data, now(), config.backupKey));
  print(summary("Saved", sums));
  print(`${file}${config.backupKey ? ", encrypted" : ""}\n`);
  return true;
}

/** Deletes the beginnings of backups whose process was killed more than a day ago. */
function removeUnfinished(folder: string, now: Date): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith(unfinished))) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > 86_400_000) rmSync(file, { force: true });
  }
}

async function restore(args: string[], { config, now }: AloneDeps, print: Print): Promise<boolean> {
  const options = { from: { type: "string" }, replace: { type: "boolean", default: false } } as const;
  const { from, replace } = parseArgs({ args, options }).values;
  if (!from) {
    print("Name the backup: --from <file>\n");
    return false;
  }
  // Proved whole before anything is touched.
  const data = await readBackup(resolve(from), config.backupKey);
  const report = (sums: readonly TableSum[]) => print(summary(`Restored the backup of ${data.at},`, sums));
  if (!config.databaseUrl) {
    const { sums, setAside } = await restoreEmbedded(join(config.dataDir, "database"), data, now(), replace);
    report(sums);
    if (setAside) print(`The files that were there are in ${setAside}: delete them when all is as it was.\n`);
    return true;
  }
  if (replace) {
    print("On Postgres, name an empty database in DATABASE_URL instead of --replace.\n");
    return false;
  }
  const base = await openDatabase(config);
  try {
    await prepareEmpty(base);
    report(await withoutTimeouts(base.db, (db) => writeDatabase(db, data)));
    return true;
  } finally {
    await base.close();
  }
}

/**
 * Creates the tables in a database without data, or brings them to this version.
 * @throws TransferRefused before anything is changed
 */
async function prepareEmpty(base: OpenDatabase): Promise<void> {
  await withoutTimeouts(base.db, expectWithoutData);
  await prepareDatabase(base);
}

/**
 * Opens the database as it is, of whichever version, and closes it after the work.
 * @throws TransferRefused when there is none, of which opening it would make one
 */
async function withDatabase<T>({ config }: AloneDeps, work: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(filesOf(join(dataDir, "database"))))
    throw new TransferRefused(`There is no database in ${dataDir}`);
  const base = await openDatabase(config);
  try {
    if ((await schemaState(base.db)) === "empty") throw new TransferRefused("The database has no tables yet");
    return await withoutTimeouts(base.db, work);
  } finally {
    await base.close();
  }
}

function summary(verb: string, sums: readonly TableSum[]): string {
  const rows = sums.reduce((total, { rows }) => total + Number(rows), 0);
  return `${verb} ${rows} rows of ${sums.length} tables; every table was compared.\n`;
}
