import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { monthOf } from "./invoice.ts";

/**
 * Returns the next number of a kind of document in its month: `INV-202611-000042`. The month's counter is increased in
 * the caller's transaction and stays locked until it ends. A rollback also restores the counter, so numbers have neither
 * gaps nor repeats on any number of instances.
 */
export async function nextDocumentNumber(
  trx: Trx,
  kind: { prefix: string; counters: "invoice_counters" | "credit_note_counters" | "help_counters" },
  at: Date,
): Promise<string> {
  const month = monthOf(jakartaDay(at));
  const { last } = await trx
    .insertInto(kind.counters)
    .values({ month, last: 1 })
    .onConflict((on) => on.column("month").doUpdateSet({ last: sql`${sql.table(kind.counters)}.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return documentNumber(kind.prefix, month, last);
}

/** Returns the number of a document: `INV-202611-000042`. */
export function documentNumber(prefix: string, month: string, serial: number): string {
  return `${prefix}-${month}-${String(serial).padStart(6, "0")}`;
}

/**
 * Returns the expression of the next number of a database sequence: `ORD-202611-000042`. It locks nothing; a rollback
 * leaves a gap.
 */
export function sequenceNumber(
  prefix: "ORD" | "QUO",
  sequence: "order_numbers" | "quotation_numbers",
  day: Day,
): RawBuilder<string> {
  // Six digits, and more when there are more: `lpad` alone would cut them off.
  return sql<string>`(select ${`${prefix}-${monthOf(day)}-`}::text || lpad(serial, greatest(6, length(serial)), '0')
    from (select nextval(${sql.lit(sequence)})::text as serial) as next_number)`;
}
