import { writeFileSync } from "node:fs";
import { describeSchema } from "#infra/database/describe-schema.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPglite } from "#infra/database/pglite.server.ts";

/** `npm run schema`: runs every migration on an empty database and writes what they make to `schema.sql`. */
const base = await openPglite();
await migrate(base.db);
const header = `-- The schema of today, made from the migrations by \`npm run schema\` and compared by a test. For reading:
-- a database is created by its migrations alone. The tables of the job queue (schema pgboss) are pg-boss's own.

`;
writeFileSync("src/infra/database/schema.sql", header + (await describeSchema(base.db)));
await base.close();
