import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import { listOwnFields } from "../entry/own-fields.server.ts";
import type { Import, Line } from "./import-lines.server.ts";
import { lineReader } from "./read-line.server.ts";

/** Reads lines by their columns, and finds out which of them repeat earlier ones or are there already. */
export async function checkLines(trx: Trx, { id, columns }: Import, rows: readonly Line[]): Promise<void> {
  const read = lineReader(columns, await listOwnFields(trx));
  const pauses = createPauses();
  const results = [];
  for (const { line, cells } of rows) {
    const parsed = read(cells);
    if (parsed.ok) {
      const { email, phone } = parsed.fields;
      const keys = { email: email?.toLowerCase() || null, phone: phone || null };
      results.push({ line, result: "new", fields: parsed.fields, ...keys });
    } else results.push({ line, result: "error", faults: parsed.faults, email: null, phone: null });
    if (pauses.isDue()) await pauses.pause();
  }
  const [first, last] = [rows[0]!.line, rows.at(-1)!.line];
  const taken = {
    email: await takenBefore(trx, "email", { id, first }, results),
    phone: await takenBefore(trx, "phone", { id, first }, results),
  };
  const judged = results.map((result) => {
    if (result.result === "error") return result;
    const { email, phone } = result;
    if (taken.email.has(email) || taken.phone.has(phone)) return { ...result, result: "repeated" };
    if (email) taken.email.add(email);
    if (phone) taken.phone.add(phone);
    return result;
  });
  await sql`
    update lead_import_rows as target
    set result = read.result, faults = read.faults, fields = read.fields, email = read.email, phone = read.phone
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as read (line int, result text, faults jsonb, fields jsonb, email text, phone text)
    where target.import_id = ${id} and target.line = read.line`.execute(trx);
  await findThere(trx, id, [first, last]);
}

/** Returns those addresses or phones of lines that an earlier part of the file has, in lines that are not left out. */
async function takenBefore(
  trx: Trx,
  column: "email" | "phone",
  { id, first }: { id: string; first: number },
  results: readonly { email: string | null; phone: string | null }[],
): Promise<Set<string | null>> {
  const keys = [...new Set(results.flatMap((result) => result[column] ?? []))];
  if (keys.length === 0) return new Set();
  // With the limit it is one search of the index for each key, whatever the planner knows of a file that has just arrived.
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key cross join lateral (
      select from lead_import_rows
      where import_id = ${id} and ${sql.ref(column)} = key and line < ${first} and result in ('new', 'duplicate')
      limit 1) as earlier`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Marks new lines between two that are the same as a lead that is there: of the same address or phone. What somebody chose for
 * one of them holds for as long as it is the same lead.
 */
export async function findThere(trx: Trx, id: string, [first, last]: readonly [number, number]): Promise<void> {
  // Without the offset, a planner that knows nothing of the leads yet would walk through them by their time for each line.
  const match = (column: string, compared: string) => sql`(
    select same.id from (
      select leads.id, leads.received_at from leads
      where ${sql.raw(compared)} = target.${sql.raw(column)} and leads.state <> 'spam' and leads.merged_into is null
      offset 0) as same
    order by same.received_at desc limit 1)`;
  await sql`
    update lead_import_rows as target
    set result = case when found.id is null then target.result else 'duplicate' end,
      choice = case when found.id = target.lead_id then target.choice end, lead_id = found.id
    from (
      select line, case when result = 'new'
        then coalesce(${match("email", "lower(leads.email)")}, ${match("phone", "leads.phone")}) end as id
      from lead_import_rows as target
      where import_id = ${id} and line between ${first} and ${last} and result in ('new', 'repeated', 'error')
    ) as found
    where target.import_id = ${id} and target.line = found.line
      and (found.id is not null or target.lead_id is not null)`.execute(trx);
}
