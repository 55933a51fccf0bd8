import { ConfigError, readConfig } from "#infra/config/config.server.ts";
import { FolderInUse } from "#infra/database/folder-lock.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { operatorCommands } from "#main/commands/operator-commands.ts";
import { registerSitePages } from "#site/register-site-pages.ts";

/** Runs one operator command on the database itself, when no server runs (see operate.mjs). */
async function main(): Promise<boolean> {
  const config = readConfig(process.env);
  registerSitePages();
  const base = await openDatabase(config);
  const jobs = createJobs(base, { log: createLog({ logLevel: "error" }) });
  try {
    await migrate(base.db);
    await jobs.start();
    const print = (text: string) => void process.stdout.write(text);
    return await runCommand(
      operatorCommands,
      process.argv.slice(2),
      { config, db: base.db, jobs, now: () => new Date() },
      print,
    );
  } finally {
    await jobs.stop();
    await base.close();
  }
}

process.stdout.on("error", () => process.exit(0));
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
