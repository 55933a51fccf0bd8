import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

interface Column {
  name: string;
  type: string;
}

/** A value that a column of a type accepts. */
const anyValue: Record<string, () => unknown> = {
  text: randomUUID,
  uuid: randomUUID,
  "timestamp with time zone": () => new Date(0),
  date: () => "1970-01-01",
  integer: () => 1,
  smallint: () => 1,
  bigint: () => 1,
  boolean: () => true,
  jsonb: () => "{}",
  ARRAY: () => [],
  bytea: () => Buffer.from("bytes"),
};

/** Inserts a row into any table: the given values, and any valid ones where the table demands more. */
export async function insertRow(db: Database, table: string, values: Record<string, unknown>): Promise<void> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db);
  const missing = rows.filter(({ name }) => !(name in values));
  const row = { ...Object.fromEntries(missing.map(({ name, type }) => [name, anyValue[type]!()])), ...values };
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    overriding system value values (${sql.join(Object.values(row))})`.execute(db);
}
