import { createJobs } from "../jobs/jobs.server.ts";
import { createLog } from "../log/log.server.ts";
import type { OperatorCommand } from "../operator/operator.server.ts";
import { listMigrations } from "./database-facts.server.ts";
import { migrate } from "./migrate.server.ts";
import { type OpenDatabase, openDatabase } from "./open-database.server.ts";
import type { Database } from "./tables.server.ts";

/** `npm run migrate`: brings the database to this version before a server does so at its start. */
export const migrateCommands: readonly OperatorCommand[] = [
  {
    name: "migrate",
    usage: ["    run the migrations of this version; a server that starts does the same"],
    run: (_args, { db }, print) => printMigrations(db, print),
    async runAlone(_args, { config }, print) {
      const base = await openDatabase(config);
      try {
        await prepareDatabase(base);
        return await printMigrations(base.db, print);
      } finally {
        await base.close();
      }
    },
  },
];

/** Creates the tables of the program and of the job queue, or brings them to this version. */
export async function prepareDatabase(base: OpenDatabase): Promise<void> {
  await migrate(base.db);
  const jobs = createJobs(base, { log: createLog({ logLevel: "error" }) });
  await jobs.start();
  await jobs.stop();
}

async function printMigrations(db: Database, print: (text: string) => void): Promise<boolean> {
  const migrations = await listMigrations(db);
  const missing = migrations.filter(({ at }) => at === null);
  print(`${migrations.length - missing.length} migrations have run, the newest is ${migrations.at(-1)?.name}.\n`);
  return missing.length === 0;
}
