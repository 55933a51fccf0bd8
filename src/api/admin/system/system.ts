import { shownConfig } from "#infra/config/shown-config.server.ts";
import { databaseFacts, listMigrations } from "#infra/database/database-facts.server.ts";
import { systemView } from "#insight/operations/system-view.ts";
import packageFile from "../../../../package.json" with { type: "json" };
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { readHealth } from "./read-health.ts";

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** GET /admin/system: health, versions, configuration without secrets, migrations. */
export function system(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/system",
    {
      config: { permission: ["system", "read"] },
      schema: {
        ...adminSchema("system"),
        summary: "Health and configuration",
        response: { 200: systemView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => {
      const [facts, migrations, { parts, disk }] = await Promise.all([
        databaseFacts(deps.db),
        listMigrations(deps.db),
        readHealth(deps),
      ]);
      const database = deps.config.databaseUrl ? "PostgreSQL" : "PGlite";
      return {
        data: {
          parts,
          disk,
          startedAt,
          versions: [
            { name: "BigSuite", version: packageFile.version },
            { name: "Node.js", version: process.versions.node },
            { name: database, version: facts.version },
          ],
          configuration: shownConfig(process.env),
          migrations,
        },
      };
    },
  );
}
