import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { describeSchema } from "#infra/database/describe-schema.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { migrations } from "#infra/migrations/index.server.ts";

type Row = Record<string, unknown>;

/** What a released edition left in a database: its schema, rows of its demonstration data, and what it asks. */
export interface EditionDump {
  /** The migrations that it had run. */
  migrations: string[];
  /** As `describeSchema` writes it. */
  schema: string;
  /** By table; those without rows are left out. */
  tables: Record<string, Row[]>;
  /** The last value of each sequence. */
  sequences: Record<string, string>;
  /** Its statements, with `$1` for values. */
  statements: string[];
}

const folder = new URL("./", import.meta.url);

/** The versions of which a dump is kept. */
export const dumpedEditions: readonly string[] = readdirSync(folder)
  .flatMap((name) => /^(\d+\.\d+\.\d+)\.json\.gz$/.exec(name)?.[1] ?? [])
  .sort();

export const readDump = (version: string): EditionDump =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${version}.json.gz`, folder))).toString());

/** Creates the schema of an edition in an empty database by the migrations that it had, and stores its rows. */
export async function restoreEdition(db: Database, dump: EditionDump): Promise<void> {
  const own = Object.fromEntries(Object.entries(migrations).filter(([name]) => dump.migrations.includes(name)));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => own } }).migrateToLatest();
  if (error) throw error;
  // Created at each start, not by a migration.
  const [storeLead] = /^CREATE OR REPLACE FUNCTION public\.store_lead\([\s\S]*?\$function\$;/m.exec(dump.schema) ?? [];
  await sql.raw(storeLead!).execute(db);
  await db.transaction().execute(async (trx) => {
    // Neither triggers nor references: the rows are as they were.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [table, rows] of Object.entries(dump.tables)) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
      const columns = sql.join((await storedColumns(trx, table)).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
        trx,
      );
    }
    for (const [name, value] of Object.entries(dump.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx);
  });
}

/** Returns the columns of a table that the database does not generate. */
async function storedColumns(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the rows of every table that has some, as JSON. */
export async function readRows(db: Database): Promise<Record<string, Row[]>> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    order by 1`.execute(db);
  const tables: Record<string, Row[]> = {};
  for (const { name } of names) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(json_agg(stored), '[]')::text as rows from ${sql.table(name)} as stored`.execute(db);
    const found: Row[] = JSON.parse(rows[0]!.rows);
    if (found.length > 0) tables[name] = found;
  }
  return tables;
}

/** Returns a dump of today's edition from its database and the statements that were sent to it. */
export async function dumpEdition(db: Database, statements: ReadonlySet<string>): Promise<EditionDump> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(db);
  return {
    migrations: Object.keys(migrations),
    schema: await describeSchema(db),
    tables: await readRows(db),
    sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    statements: [...statements]
      .filter((text) => /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/pgboss|pg_class/.test(text))
      .sort(),
  };
}

/** Records the text of every statement that is sent to Postgres; returns what it records, and what ends it. */
export function recordStatements(): { statements: ReadonlySet<string>; end(): void } {
  const statements = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, config: unknown, ...rest: unknown[]) {
    const text = typeof config === "string" ? config : (config as { text?: unknown } | undefined)?.text;
    if (typeof text === "string") statements.add(text);
    return Reflect.apply(query, this, [config, ...rest]);
  } as typeof query;
  return {
    statements,
    end() {
      pg.Client.prototype.query = query;
    },
  };
}

/** Returns the statements that a database does not understand, each with its reason: a table, column or function that is gone. */
export async function refusedStatements(url: string, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: string[] = [];
  for (const [index, text] of statements.entries())
    await client.query(`prepare old_${index} as ${text}`).catch(({ message }) => refused.push(`${message}: ${text}`));
  await client.end();
  return refused;
}
