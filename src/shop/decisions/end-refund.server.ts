import { lockOrder } from "../orders/order-row.server.ts";
import { cancelRefund, completeRefund, isByHand, isWithdrawable } from "../refunds/refunds.server.ts";
import { changeOrders, type Shop } from "../shop.server.ts";
import type { StaffActor } from "./decide-money.server.ts";

interface RefundEnding {
  refundId: number;
  /** The version of the order that the person saw. */
  version: number;
  by: StaffActor;
  /** With a proof the refund is marked as sent; with a note it is withdrawn. */
  ending: { proof: string } | { note: string };
}

type RefundEndingResult =
  | { ok: true; orderId: string }
  /** `refund_ended`: it was sent or withdrawn already. `refund_at_provider`: the payment provider is returning the money. */
  | { ok: false; code: "not_found" | "stale_version" | "refund_ended" | "refund_at_provider"; orderId?: string };

/** Marks a recorded refund as sent, or withdraws it. */
export async function endRefund(
  shop: Shop,
  { refundId, version, by, ending }: RefundEnding,
): Promise<RefundEndingResult> {
  return changeOrders(shop, async (shopTrx): Promise<RefundEndingResult> => {
    const { trx } = shopTrx;
    const read = () => trx.selectFrom("refunds").selectAll().where("id", "=", refundId).executeTakeFirst();
    const orderId = (await read())?.order_id;
    if (!orderId) return { ok: false, code: "not_found" };
    // The order is locked first, as everywhere; the refund is read again under the lock.
    const order = await lockOrder(trx, orderId);
    const refund = (await read())!;
    if (refund.state !== "recorded") return { ok: false, code: "refund_ended", orderId };
    const isAllowed = "proof" in ending ? isByHand(refund) : isWithdrawable(refund);
    if (!isAllowed) return { ok: false, code: "refund_at_provider", orderId };
    if (order.version !== version) return { ok: false, code: "stale_version", orderId };
    if ("proof" in ending) await completeRefund(shopTrx, refund, { by, proof: ending.proof });
    else await cancelRefund(shopTrx, refund, { by, note: ending.note });
    return { ok: true, orderId };
  });
}
