import type { OperatorCommand } from "../operator/operator.server.ts";
import { listMigrations } from "./database-facts.server.ts";

/** `npm run migrate`: brings the database to this version before a server does so at its start. */
export const migrateCommands: readonly OperatorCommand[] = [
  {
    name: "migrate",
    usage: ["    run the migrations of this version; a server that starts does the same"],
    async run(_args, { db }, print) {
      // Every command without a running server runs them before it begins (scripts/operate-alone.ts), as a server did.
      const migrations = await listMigrations(db);
      const missing = migrations.filter(({ at }) => at === null);
      print(`${migrations.length - missing.length} migrations have run, the newest is ${migrations.at(-1)?.name}.\n`);
      return missing.length === 0;
    },
  },
];
