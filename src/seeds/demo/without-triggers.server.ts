import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";

/** Runs a step without the triggers that keep histories from being deleted and that notify open screens. */
export async function withoutTriggers<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid <> 'audit_log'::regclass and tgenabled = 'O'
      and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(trx);
  const set = async (state: "disable" | "enable") => {
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(trx);
  };
  await set("disable");
  const result = await step();
  await set("enable");
  return result;
}
