import { sql } from "kysely";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { Shop } from "../shop.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { GatewayError } from "./gateways/gateway.ts";

const minute = 60_000;
// A payment made in the last seconds before the expiry may arrive late.
const expiryGrace = 2 * minute;
// After an outage of this length orders expire without a check, so that their vouchers become available again.
const maxProviderOutage = 60 * minute;
const batch = 200;

/**
 * Closes orders whose payment has expired, after a last check with the provider. Each close gives a held voucher back, once.
 * @returns how many were closed
 * @throws AggregateError of the orders that failed, after all others are looked at
 */
export async function expireOrders(shop: Shop): Promise<number> {
  const now = shop.now().getTime();
  const due = await shop.db
    .selectFrom("orders")
    .select(["id", "expires_at"])
    .where("state", "in", ["awaiting_payment", "draft"])
    .where("expires_at", "<", new Date(now - expiryGrace))
    .orderBy("expires_at")
    .limit(batch)
    .execute();
  const expire = async (order: (typeof due)[number]) => {
    const checked = await tryCheckPayment(shop, order.id);
    if (!checked && now - order.expires_at.getTime() < maxProviderOutage) return false;
    const applied = await shop.db.transaction().execute(async (trx) => {
      const result = await applyEvent({ ...shop, trx }, { orderId: order.id, event: "expired", by: "clock" });
      if (result.changed) await shop.jobs.send(trx, "payment-void", { order: order.id });
      return result;
    });
    return applied.changed || applied.order.state === "closed";
  };
  return attemptEach("orders", async (attempt) => {
    let closed = 0;
    for (const order of due) if (await attempt(order.id, () => expire(order))) closed += 1;
    return closed;
  });
}

/**
 * Checks with the provider every open payment that was not checked in the last minutes, and paid ones that a bank may
 * still reverse: at first every few minutes, then less and less often, for three days. Closed ones are checked every hour
 * for as long, because late money must be found even when its notification is lost.
 * @returns how many were checked
 * @throws AggregateError of the payments that failed, after all others are checked
 */
export async function reconcilePayments(shop: Shop, minCheckAge = 2 * minute): Promise<number> {
  const now = shop.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const rows = await shop.db
    .selectFrom("payments")
    .select("order_id")
    .where("provider", "=", shop.gateway.provider)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["charging", "pending"]), eb("checked_at", "<=", ago(minCheckAge))]),
        eb.and([
          eb("state", "=", "settled"),
          eb("settled_at", ">", ago(72 * 60 * minute)),
          eb("checked_at", "<=", ago(5 * minute)),
          sql<boolean>`checked_at - settled_at < (${now}::timestamptz - settled_at) / 2`,
        ]),
        eb.and([
          eb("state", "=", "over"),
          eb("settled_at", "is", null),
          eb("expires_at", ">", ago(72 * 60 * minute)),
          eb("checked_at", "<=", ago(60 * minute)),
        ]),
      ]),
    )
    .orderBy("checked_at")
    .limit(batch)
    .execute();
  return attemptEach("payments", async (attempt) => {
    let unavailable = 0;
    for (const { order_id } of rows) {
      const checked = await attempt(order_id, () => tryCheckPayment(shop, order_id));
      unavailable = checked === false ? unavailable + 1 : 0;
      if (unavailable === 3) break;
    }
    return rows.length;
  });
}

/** Checks a payment; false when the provider is unavailable. */
async function tryCheckPayment(shop: Shop, orderId: string): Promise<boolean> {
  try {
    await checkPayment(shop, orderId);
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return false;
    throw error;
  }
}
