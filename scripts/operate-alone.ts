import { ConfigError, readConfig } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runCommandAlone } from "#infra/operator/run-alone.server.ts";
import { operatorCommands } from "#main/commands/operator-commands.ts";
import { openSettings } from "#settings/settings.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";

/** Runs one operator command on the database itself, when no server runs (see operate.mjs). */
function main(): Promise<boolean> {
  const config = readConfig(process.env);
  registerSitePages();
  const readCompany = async (db: Database) => (await openSettings({ config, base: { db } })).company;
  const print = (text: string) => void process.stdout.write(text);
  return runCommandAlone(operatorCommands, process.argv.slice(2), config, readCompany, print);
}

process.stdout.on("error", () => process.exit(0));
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
