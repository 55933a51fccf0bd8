import { writeFileSync } from "node:fs";
import { describeSchema } from "#infra/database/describe-schema.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPglite } from "#infra/database/pglite.server.ts";
import { writeColumns } from "./schema-columns.ts";

/** `npm run schema`: runs every migration on an empty database and writes what they make to `schema.sql`, and its columns for a test. */
const base = await openPglite();
await migrate(base.db);
const header = `-- The schema of today, made from the migrations by \`npm run schema\` and compared by a test. For reading:
-- a database is created by its migrations alone. The tables of the job queue (schema pgboss) are pg-boss's own.

`;
const schema = await describeSchema(base.db);
writeFileSync("src/infra/database/schema.sql", header + schema);
writeFileSync("test/schema/generated/columns.ts", writeColumns(schema));
await base.close();
