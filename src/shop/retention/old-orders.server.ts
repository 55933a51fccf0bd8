import { sql } from "kysely";
import { recordDeletions } from "#infra/audit/record-change.server.ts";
import { deleteWithDependents } from "#infra/database/delete-with-dependents.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { inBatches } from "#infra/retention/delete-in-batches.server.ts";
import { endOfPeriod } from "#infra/retention/period.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { bookYears } from "./book-years.ts";

/** Each has rows in a dozen tables. */
const ordersAtOnce = 50;

/**
 * Deletes the orders of which nothing has happened since books were closed that need no longer be retained, with their
 * payments, invoices and terms. Orders that need a person stay, as do those that share money with an order that
 * changed since.
 */
export async function deleteOldOrders(db: Database, now: Date): Promise<void> {
  const before = endOfPeriod(now, { bookYears });
  await inBatches(db, ordersAtOnce, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from orders where updated_at < ${before}
        and not exists (select from order_events where order_id = orders.id and at >= ${before})
        and not exists (select from payment_receipts where order_id = orders.id and received_at >= ${before})
        and not exists (select from refunds where order_id = orders.id and coalesce(ended_at, recorded_at) >= ${before})
        and not exists (select from subscription_terms
          where order_id = orders.id and last_day >= ${jakartaDay(before)}::date)
        and not exists (select from attributions
          join orders as other on other.id in (from_order, to_order) and other.updated_at >= ${before}
          where orders.id in (from_order, to_order))
        and not exists (select from order_attention where order_id = orders.id)
      limit ${ordersAtOnce} for update skip locked`.execute(trx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await deleteNamedByText(trx, ids);
    await deleteWithDependents(trx, "orders", ids);
    await recordDeletions(trx, now, "orders", ids.length);
    return ids.length;
  });
}

/** Deletes the rows that name an order, or a document of it, without a foreign key. */
async function deleteNamedByText(trx: Trx, ids: string[]): Promise<void> {
  await sql`delete from document_pdfs where document in (
    select number from credit_notes where order_id = any(${ids}::uuid[])
    union all select invoice || '-R' || revision from invoice_revisions
      join invoices on invoices.number = invoice where order_id = any(${ids}::uuid[]))`.execute(trx);
  await sql`delete from simulator_payments where reference in (
    select reference from payments where order_id = any(${ids}::uuid[]))`.execute(trx);
}
