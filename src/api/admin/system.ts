import { checkMail, checkPayment, readHealth } from "#desk/health.server.ts";
import { shownConfig } from "#infra/config/shown-config.server.ts";
import { databaseFacts, listMigrations } from "#infra/database/database-facts.server.ts";
import { systemContract } from "#insight/operations/system-contract.ts";
import packageFile from "../../../package.json" with { type: "json" };
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** Health, versions, configuration without secrets, migrations; and checks, by which nothing is sent or changed. */
export function system(api: Api, deps: ApiDeps): void {
  const { db, config } = deps;
  serve(api, systemContract, {
    read: async () => {
      const [facts, migrations, { parts, disk }] = await Promise.all([
        databaseFacts(db),
        listMigrations(db),
        readHealth(deps),
      ]);
      return {
        parts,
        disk,
        startedAt,
        versions: [
          { name: "BigSuite", version: packageFile.version },
          { name: "Node.js", version: process.versions.node },
          { name: config.databaseUrl ? "PostgreSQL" : "PGlite", version: facts.version },
        ],
        configuration: shownConfig(process.env),
        migrations,
      };
    },
    check: ({ body }) => (body.part === "mail" ? checkMail(deps) : checkPayment(deps)),
  });
}
