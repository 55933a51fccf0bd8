import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { Line } from "../prices/price.ts";
import type { Shop } from "../shop.server.ts";
import { type Charge, type ChargeResult, GatewayError } from "./gateways/gateway.ts";

/**
 * Requests a payment from the provider for an order that was just stored, and stores its response. When the provider is
 * down, slow or refuses, the order is closed, its voucher given back, and a payment that the provider may have opened is
 * voided later.
 * @returns whether the order can be paid
 */
export async function chargeOrder(shop: Shop, orderId: string, loaded?: OrderRow): Promise<boolean> {
  const order =
    loaded ?? (await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow());
  let result: ChargeResult;
  try {
    result = await shop.gateway.charge(toCharge(order));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await closeUncharged(shop, orderId, error);
    return false;
  }
  await storeInstructions(shop, orderId, result);
  return true;
}

/** Stores the payment instructions and sends them to the buyer, once, also when reconciliation finds them after a crash. */
export async function storeInstructions(shop: Shop, orderId: string, result: ChargeResult): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable("payments")
      .set((eb) => ({
        state: eb
          .case()
          .when("state", "=", "charging")
          .then("pending" as const)
          .else(eb.ref("state"))
          .end(),
        provider_id: result.providerId,
        instructions: JSON.stringify(result.instructions),
        checked_at: shop.now(),
      }))
      .where("order_id", "=", orderId)
      .where("instructions", "is", null)
      .returning("order_id")
      .executeTakeFirst();
    // The mail is composed later, and not sent for an order that was closed meanwhile.
    if (stored) await shop.jobs.send(trx, "order-mail", { order: orderId, kind: "placed" });
  });
}

async function closeUncharged(shop: Shop, orderId: string, error: GatewayError): Promise<void> {
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
