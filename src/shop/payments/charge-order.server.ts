import { formatDay } from "#time/format.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { Line } from "../prices/price.ts";
import type { Shop } from "../shop.server.ts";
import { type Charge, type ChargeAnswer, GatewayError } from "./gateways/gateway.ts";

/**
 * Asks the provider for a way to pay an order that was just written down, and keeps the answer. When the provider is
 * down, slow or refuses, the order is closed, its voucher given back, and whatever the provider may have opened is
 * cancelled later.
 * @returns whether the order can be paid
 */
export async function chargeOrder(shop: Shop, orderId: string, known?: OrderRow): Promise<boolean> {
  const order =
    known ?? (await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow());
  let answer: ChargeAnswer;
  try {
    answer = await shop.gateway.charge(chargeFor(order));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await giveUp(shop, orderId, error);
    return false;
  }
  await keepInstructions(shop, orderId, answer);
  return true;
}

/** Stores what the buyer needs and sends it to them, once: also when reconciliation finds it after a crash. */
export async function keepInstructions(shop: Shop, orderId: string, answer: ChargeAnswer): Promise<void> {
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

const itemNames: Record<Line["kind"], { id: string; name: string }> = {
  package: { id: "PKG", name: "" },
  upgrade: { id: "UPG", name: "" },
  voucher: { id: "VCH", name: "Voucher" },
  channel_fee: { id: "FEE", name: "Biaya layanan" },
  ppn: { id: "PPN", name: "PPN" },
};

function chargeFor(order: OrderRow): Charge {
  const description =
    order.kind === "upgrade"
      ? `${order.package_name} s.d. ${formatDay(order.upgrade_until!, "id")}`
      : `${order.package_name} ${order.months} bln`;
  return {
    reference: order.number,
    amount: order.total,
    method: order.method,
    description,
    items: order.lines.map((line) => ({
      id: itemNames[line.kind].id,
      name: itemNames[line.kind].name || order.package_name,
      price: line.unitPrice,
      quantity: line.quantity,
    })),
    customer: { name: order.buyer.name, email: order.email },
    placedAt: order.placed_at,
    expiresAt: order.expires_at,
  };
}
