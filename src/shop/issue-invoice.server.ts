import { sql } from "kysely";
import { jakartaDay } from "./days.ts";
import { invoiceNumber, monthOf } from "./invoice.ts";
import type { OrderRow } from "./order-row.server.ts";
import type { ShopTrx } from "./shop.server.ts";

/**
 * Gives a paid order its invoice. The month's counter is raised in the same transaction and stays locked until it ends:
 * a payment that rolls back takes its number along, so numbers have neither gaps nor repeats on any number of instances.
 */
export async function issueInvoice(
  { trx, now, settings }: ShopTrx,
  order: OrderRow,
  term: { firstDay: string; lastDay: string },
): Promise<string> {
  const month = monthOf(jakartaDay(now()));
  const { last } = await trx
    .insertInto("invoice_counters")
    .values({ month, last: 1 })
    .onConflict((on) => on.column("month").doUpdateSet({ last: sql`invoice_counters.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  const number = invoiceNumber(month, last);
  await trx
    .insertInto("invoices")
    .values({
      number,
      order_id: order.id,
      issued_at: now(),
      seller: JSON.stringify(settings.seller),
      first_day: term.firstDay,
      last_day: term.lastDay,
      tax_serial: null,
    })
    .execute();
  return number;
}
