import type { CompanySettings, Config } from "../config/config.server.ts";
import { migrate, schemaState } from "../database/migrate.server.ts";
import { openDatabase } from "../database/open-database.server.ts";
import type { Database } from "../database/tables.server.ts";
import { createJobs } from "../jobs/jobs.server.ts";
import { createLog } from "../log/log.server.ts";
import { type OperatorCommand, runCommand, runNamed } from "./operator.server.ts";

const oldDatabase =
  "The database is of an earlier version: save it by `npm run backup`, then start the server or run `npm run migrate`.\n";

/**
 * Runs one operator command in this process, when no server runs; errors are printed. A database of an earlier version is
 * not migrated for it: instances of that version may serve on it, and it may not have been saved yet.
 * @param readCompany reads the settings of the company
 * @returns whether it succeeded
 */
export function runCommandAlone(
  commands: readonly OperatorCommand[],
  words: string[],
  config: Config,
  readCompany: (db: Database) => Promise<CompanySettings>,
  print: (text: string) => void,
): Promise<boolean> {
  const now = () => new Date();
  return runNamed(commands, words, print, async (command, args) => {
    if (command.runAlone) return command.runAlone(args, { config, now }, print);
    const base = await openDatabase(config);
    const jobs = createJobs(base, { log: createLog({ logLevel: "error" }) });
    try {
      if ((await schemaState(base.db)) === "older") {
        print(oldDatabase);
        return false;
      }
      await migrate(base.db);
      await jobs.start();
      return await runCommand(
        commands,
        words,
        { config, company: await readCompany(base.db), db: base.db, jobs, now },
        print,
      );
    } finally {
      await jobs.stop();
      await base.close();
    }
  });
}
