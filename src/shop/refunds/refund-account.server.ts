import { sql } from "kysely";
import { otherBank } from "#catalogue/banks.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { RefundAccountView } from "../order-desk/order-detail-view.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import { auditedActor } from "../orders/order-actor.server.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import { findOrder } from "../orders/orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import { changeOrders, type Shop } from "../shop.server.ts";
import { accountForRefund, type RefundAccount } from "./refund-account.ts";
import { refundStatus } from "./refund-states.ts";
import { wayOf } from "./refund-way.ts";

/**
 * Stores the account to which money of an order is returned. History and mails state that it was given, and the history its
 * last digits; the number itself is read by `readRefundAccount` only. What was given already changes nothing.
 * @returns false when nothing of the order is to be returned
 */
export async function giveRefundAccount(
  shop: Shop,
  { orderId, userId, account }: { orderId: string; userId: string; account: RefundAccount },
): Promise<boolean> {
  return changeOrders(shop, async (shopTrx) => {
    const { trx, jobs, now } = shopTrx;
    await lockOrder(trx, orderId);
    const order = (await findOrder(trx, orderId, userId))!;
    const { received, unreturned, refundWay } = orderMoney(order);
    const refunds = order.refunds.map((refund) => ({ status: refundStatus(refund.state), by: wayOf(refund) }));
    const money = { received, unreturned, refund_by: refundWay, refunds };
    if (!accountForRefund({ status: order.state, money })) return false;
    const at = now();
    const given = {
      bank: account.bank === otherBank ? account.bank_name : account.bank,
      account_number: account.account_number,
      holder: account.holder,
    };
    const { numInsertedOrUpdatedRows: changed } = await trx
      .insertInto("refund_accounts")
      .values({ order_id: orderId, ...given, given_at: at })
      .onConflict((conflict) =>
        conflict
          .column("order_id")
          .doUpdateSet({ ...given, given_at: at })
          .where(
            sql<boolean>`(refund_accounts.bank, refund_accounts.account_number, refund_accounts.holder)
              is distinct from (excluded.bank, excluded.account_number, excluded.holder)`,
          ),
      )
      .executeTakeFirstOrThrow();
    if (!changed) return true;
    const event = crypto.randomUUID();
    await applyEvent(shopTrx, {
      orderId,
      event: "refund_account_given",
      by: "customer",
      key: `account:${event}`,
      details: { note: `${given.bank} …${given.account_number.slice(-4)}` },
    });
    await jobs.send(trx, "order-mail", { order: orderId, kind: "refund_account_given" });
    await notifyStaff(trx, "refund_account_given", {
      object: orderId,
      params: { number: order.number },
      by: auditedActor("customer"),
      at,
    });
    return true;
  });
}

/** Returns the account of an order for those who send the money, and records who read it; null when none was given. */
export async function readRefundAccount(
  shop: Pick<Shop, "db" | "now">,
  orderId: string,
  by: Actor,
): Promise<RefundAccountView | null> {
  return shop.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("refund_accounts")
      .select(["bank", "account_number", "holder", "given_at"])
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    if (!found) return null;
    await recordChange(trx, by, shop.now(), {
      action: "order.refund_account_read",
      object: { kind: "orders", id: orderId },
      after: { last_digits: found.account_number.slice(-4) },
    });
    const { bank, account_number: number, holder, given_at } = found;
    return { bank, number, holder, given_at: given_at.toISOString() };
  });
}
