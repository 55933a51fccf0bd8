import { sql } from "kysely";
import { isMeasure } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";

/** Counts the orders that need a person, the refunds to be sent, and the orders that still await their payment. */
export async function countDecisions(db: Database) {
  const { rows } = await sql<{ toDecide: number; refundsToSend: number; awaitingPayment: number }>`
    select
      (select count(*) from order_attention where in_review or surplus <> 0 or proposed)::int as "toDecide",
      (select count(*) from order_attention where to_send > 0)::int as "refundsToSend",
      (select count(*) from orders where state in ('draft', 'awaiting_payment'))::int as "awaitingPayment"`.execute(db);
  return rows[0]!;
}

/** Returns the money of customers, in rupiah: held for orders, and to be decided or returned. */
export async function sumOfCustomers(db: Database): Promise<Rupiah> {
  const { rows } = await sql<{ sum: Rupiah }>`
    select coalesce(sum(cash), 0)::float8 as sum from facts where ${isMeasure("held")}`.execute(db);
  return rows[0]!.sum;
}
