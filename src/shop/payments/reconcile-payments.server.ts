import { sql } from "kysely";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { Shop } from "../shop.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { GatewayError } from "./gateways/gateway.ts";

const minute = 60_000;
// Leaves a payment made in the last seconds time to arrive.
const slack = 2 * minute;
// A provider that cannot be asked for this long does not keep a voucher from others.
const patience = 60 * minute;
const batch = 200;

/**
 * Closes orders whose time is over, after asking the provider once more. Each close gives a held voucher back, once.
 * @returns how many were closed
 */
export async function expireOrders(shop: Shop): Promise<number> {
  const now = shop.now().getTime();
  const due = await shop.db
    .selectFrom("orders")
    .select(["id", "expires_at"])
    .where("state", "in", ["awaiting_payment", "draft"])
    .where("expires_at", "<", new Date(now - slack))
    .orderBy("expires_at")
    .limit(batch)
    .execute();
  let closed = 0;
  for (const order of due) {
    const asked = await ask(shop, order.id);
    if (!asked && now - order.expires_at.getTime() < patience) continue;
    const applied = await shop.db.transaction().execute(async (trx) => {
      const result = await applyEvent({ ...shop, trx }, { orderId: order.id, event: "expired", by: "clock" });
      if (result.changed) await shop.jobs.send(trx, "payment-void", { order: order.id });
      return result;
    });
    if (applied.changed || applied.order.state === "closed") closed += 1;
  }
  return closed;
}

/**
 * Asks the provider about every payment that is still open and was not asked about in the last minutes, and about paid
 * ones that a bank may still take back: at first every few minutes, then ever less often, for three days. Closed ones are
 * asked about every hour for as long, because money that comes late must be found even when its notification is lost.
 * @returns how many were asked about
 */
export async function reconcilePayments(shop: Shop, openFor = 2 * minute): Promise<number> {
  const now = shop.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const rows = await shop.db
    .selectFrom("payments")
    .select("order_id")
    .where("provider", "=", shop.gateway.provider)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["charging", "pending"]), eb("checked_at", "<=", ago(openFor))]),
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
  let failures = 0;
  for (const { order_id } of rows) {
    failures = (await ask(shop, order_id)) ? 0 : failures + 1;
    if (failures === 3) break;
  }
  return rows.length;
}

/** False when the provider cannot be asked. */
async function ask(shop: Shop, orderId: string): Promise<boolean> {
  try {
    await checkPayment(shop, orderId);
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return false;
    throw error;
  }
}
