import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { minus, most, zero } from "#money/rupiah.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { readBalance } from "../refunds/refund-rows.server.ts";

/** Stores whether an order needs a person, so that such orders are listed without adding up all money ever received. */
export async function refreshAttention(trx: Trx, order: Pick<OrderRow, "id" | "state" | "total">): Promise<void> {
  const { held, surplus, returning, atProvider } = await readBalance(trx, order);
  const inReview = order.state === "manual_review";
  const unreturned = held < 0 ? held : most(zero, minus(surplus, returning));
  const row = {
    order_id: order.id,
    in_review: inReview,
    surplus: inReview ? 0 : unreturned,
    to_send: minus(returning, atProvider),
  };
  await sql`
    with needs as (
      select exists (select 1 from review_proposals where order_id = ${order.id} and state = 'open') as waits),
    calm as (
      delete from order_attention using needs
      where order_id = ${order.id} and not (waits or ${row.in_review} or ${row.surplus !== 0} or ${returning > 0}))
    insert into order_attention (order_id, in_review, surplus, to_send, at_provider, proposed)
    select ${order.id}::uuid, ${row.in_review}::boolean, ${row.surplus}::bigint, ${row.to_send}::bigint,
      ${atProvider}::bigint, waits
    from needs
    where waits or ${row.in_review} or ${row.surplus !== 0} or ${returning > 0}
    on conflict (order_id) do update set in_review = excluded.in_review, surplus = excluded.surplus,
      to_send = excluded.to_send, at_provider = excluded.at_provider, proposed = excluded.proposed`.execute(trx);
}
