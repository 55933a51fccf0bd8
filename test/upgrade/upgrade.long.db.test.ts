import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { describeSchema } from "#infra/database/describe-schema.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { migrations } from "#infra/migrations/index.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { seedDemo } from "../support/demo.ts";
import { testShop } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";
import {
  dumpEdition,
  dumpedEditions,
  readDump,
  readRows,
  recordStatements,
  refusedStatements,
  restoreEdition,
} from "./edition-dump.ts";

describe.each(dumpedEditions)("a database of edition %s", (version) => {
  const dump = readDump(version);

  test("is migrated without losing or changing a row; the edition itself still works on it, and so does today's", async () => {
    const url = await freshPostgresUrl("template0");
    const base = await openPostgres(url, 5);
    try {
      await restoreEdition(base.db, dump);
      // A migration that was published never changes: a database that ran it would differ from a new one.
      expect(await describeSchema(base.db)).toBe(dump.schema);
      const before = await readRows(base.db);
      for (const [table, rows] of Object.entries(dump.tables)) expect(before[table], table).toHaveLength(rows.length);

      const ran = await migrate(base.db);
      expect([...dump.migrations, ...ran].sort()).toEqual(Object.keys(migrations).sort());
      const after = await readRows(base.db);
      for (const [table, rows] of Object.entries(before))
        expect(onlyColumnsOf(rows[0]!, after[table] ?? []), table).toEqual(onlyColumnsOf(rows[0]!, rows));

      expect(await refusedStatements(url, dump.statements)).toEqual([]);
      // What it stores is accepted although it knows no column of today.
      const { rows: needed } = await sql<{ column: string }>`
        select table_name || '.' || column_name as column from information_schema.columns
        where table_schema = 'public' and is_nullable = 'NO' and column_default is null
          and is_identity = 'NO' and is_generated = 'NEVER'`.execute(base.db);
      const known = (column: string) => isInSchema(dump.schema, column);
      const tables = new Set([...dump.schema.matchAll(/^create table (\w+) /gm)].map(([, name]) => name));
      const missing = needed
        .map(({ column }) => column)
        .filter((column) => tables.has(column.split(".")[0]) && !known(column));
      expect(missing).toEqual([]);
    } finally {
      await base.close();
    }

    const suite = await startBuiltSuite({ DATABASE_URL: url, AUTH_SECRET: "only-for-this-test-and-long-enough" });
    try {
      const { data } = await (await fetch(`${suite.url}/api/packages`)).json();
      expect(data).toHaveLength(dump.tables.packages!.length);
      for (const path of ["/", "/en/products/pricing", "/auth/login"])
        expect((await fetch(suite.url + path)).status, path).toBe(200);
    } finally {
      expect(await suite.stop()).toBe(0);
    }
  });
});

/** Returns the rows, in a fixed order, with the columns that one row has. */
function onlyColumnsOf(row: object, rows: readonly Record<string, unknown>[]): string[] {
  const names = Object.keys(row);
  return rows.map((each) => JSON.stringify(names.map((name) => [name, each[name]]))).sort();
}

/** Returns whether a schema has a column, `table.column`. */
function isInSchema(schema: string, name: string): boolean {
  const [table, column] = name.split(".");
  const start = schema.indexOf(`create table ${table} (`);
  // Names that are words of SQL are quoted.
  const columns = schema.slice(start, schema.indexOf("\n)", start)).replaceAll('"', "");
  return start !== -1 && columns.includes(`\n  ${column} `);
}

test("today's edition leaves a dump that it reads itself (UPGRADE_DUMP names a file for it: docs/testing.md)", async () => {
  const url = await freshPostgresUrl();
  const base = await openPostgres(url, 5);
  const recorded = recordStatements();
  try {
    const now = () => new Date("2026-11-20T05:00:00Z");
    await seedShop(base.db, now());
    const { shop } = testShop(base.db);
    await seedDemo({
      db: base.db,
      shop,
      now,
      secret: "a secret of thirty-two characters",
      passwordCost: { ln: 10, r: 8, p: 1 },
    });
    const urls: string[] = [];
    const app = await buildApi(testDeps(base.db, { now, authenticate: staffLogin(base.db, now) }), {
      calls: async (api, deps) => {
        api.addHook("onRoute", ({ method, url }) => void ([method].flat().includes("GET") && urls.push(url)));
        await registerCalls(api, deps as ApiDeps);
      },
    });
    // Streams do not end.
    for (const url of urls.filter((each) => !/(live|events)$/.test(each)))
      await app.inject({ url: url.replace(/:\w+/g, "1"), headers: { authorization: "Bearer admin" } });
    await app.close();
    const dump = await dumpEdition(base.db, recorded.statements);
    expect(Object.keys(dump.tables).length).toBeGreaterThan(40);
    expect(dump.statements.length).toBeGreaterThan(150);
    expect(await refusedStatements(url, dump.statements)).toEqual([]);
    if (process.env.UPGRADE_DUMP)
      writeFileSync(process.env.UPGRADE_DUMP, gzipSync(JSON.stringify(short(dump.tables, dump)), { level: 9 }));
  } finally {
    recorded.end();
    await base.close();
  }
});

/** Returns a dump with so many rows of each table: counts by day are by far the most. */
function short<Dump extends object>(tables: Record<string, unknown[]>, dump: Dump): Dump {
  return {
    ...dump,
    tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.slice(0, 200)])),
  };
}
