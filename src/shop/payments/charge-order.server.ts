import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { Line } from "../prices/price.ts";
import type { Shop } from "../shop.server.ts";
import { type Charge, type ChargeResult, GatewayError } from "./gateways/gateway.ts";

/**
 * Asks the provider for a way to pay an order that was just written down, and keeps the answer. When the provider is
 * down, slow or refuses, the order is closed, its voucher given back, and whatever the provider may have opened is
 * cancelled later.
 * @returns whether the order can be paid
 */
export async function chargeOrder(shop: Shop, orderId: string, known?: OrderRow): Promise<boolean> {
  const order =
    known ?? (await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow());
  let answer: ChargeResult;
  try {
    answer = await shop.gateway.charge(toCharge(order));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await giveUp(shop, orderId, error);
    return false;
  }
  await storeInstructions(shop, orderId, answer);
  return true;
}

/** Stores what the buyer needs and sends it to them, once: also when reconciliation finds it after a crash. */
export async function storeInstructions(shop: Shop, orderId: string, answer: ChargeResult): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable("payments")
      .set((eb) => ({
        state: eb
          .case()
          .when("state", "=", "charging")
          .then("pending" as const)
          .else(eb.ref("state"))
          .end(),
        provider_id: answer.providerId,
        instructions: JSON.stringify(answer.instructions),
        checked_at: shop.now(),
      }))
      .where("order_id", "=", orderId)
      .where("instructions", "is", null)
      .returning("order_id")
      .executeTakeFirst();
    // The letter looks at the order again before it goes: one that was closed meanwhile gets none.
    if (kept) await shop.jobs.send(trx, "order-mail", { order: orderId, kind: "placed" });
  });
}

async function giveUp(shop: Shop, orderId: string, error: GatewayError): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const details = { kind: error.kind, message: error.message };
    await applyEvent({ ...shop, trx }, { orderId, event: "charge_failed", by: "provider", details });
    if (error.kind === "unavailable") await shop.jobs.send(trx, "payment-void", { order: orderId });
  });
}

const itemIds: Record<Line["kind"], string> = {
  package: "PKG",
  upgrade: "UPG",
  voucher: "VCH",
  channel_fee: "FEE",
  ppn: "PPN",
};

function toCharge(order: OrderRow): Charge {
  const words = readSet("id", "payment-provider");
  const itemName = (kind: Line["kind"]) =>
    kind === "package" || kind === "upgrade" ? order.package_name : words.items[kind];
  const description =
    order.kind === "upgrade"
      ? fill(words.upgrade, { package: order.package_name, until: formatDay(order.upgrade_until!, "id") })
      : fill(words.package, { package: order.package_name, months: order.months });
  return {
    reference: order.number,
    amount: order.total,
    method: order.method,
    description,
    items: order.lines.map((line) => ({
      id: itemIds[line.kind],
      name: itemName(line.kind),
      price: line.unitPrice,
      quantity: line.quantity,
    })),
    customer: { name: order.buyer.name, email: order.email },
    placedAt: order.placed_at,
    expiresAt: order.expires_at,
  };
}
