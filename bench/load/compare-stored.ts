import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Answered } from "./traffic.ts";

/** Compares what was answered with what is stored; returns a sentence for each difference. */
export async function compareStored(db: Database, answered: Answered): Promise<string[]> {
  const missing = async (table: "leads" | "orders", ids: string[]) => {
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${ids}::uuid[]) as answered (id)
      where not exists (select from ${sql.table(table)} as stored where stored.id = answered.id)`.execute(db);
    return rows.map(({ id }) => `${table}: ${id} was answered and is not stored`);
  };
  const { rows: unpaid } = await sql<{ id: string }>`
    select id from unnest(${answered.paid}::uuid[]) as answered (id)
    where not exists (select from orders where orders.id = answered.id and state = 'paid')`.execute(db);
  const { rows: money } = await sql<{ number: string; receipts: number; invoices: number; terms: number }>`
    select number,
      (select count(*)::int from payment_receipts where order_id = orders.id) as receipts,
      (select count(*)::int from invoices where order_id = orders.id) as invoices,
      (select count(*)::int from subscription_terms where order_id = orders.id) as terms
    from orders where state = 'paid'`.execute(db);
  const { rows: gaps } = await sql<{ gap: boolean }>`
    select count(*) <> coalesce(max(split_part(number, '-', 3)::int), 0) as gap from invoices`.execute(db);
  return [
    ...(await missing("leads", answered.leads)),
    ...(await missing("orders", answered.orders)),
    ...unpaid.map(({ id }) => `orders: ${id} was answered as paid and is not`),
    ...money
      .filter(({ receipts, invoices, terms }) => receipts !== 1 || invoices !== 1 || terms !== 1)
      .map((each) => `order ${each.number}: ${each.receipts} receipts, ${each.invoices} invoices, ${each.terms} terms`),
    ...(gaps[0]!.gap ? ["invoices: their numbers have a gap or a repeat"] : []),
  ];
}
