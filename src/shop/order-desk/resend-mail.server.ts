import { randomUUID } from "node:crypto";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { StaffActor } from "../decisions/decide-money.server.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import { findOrder } from "../orders/orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import type { Shop } from "../shop.server.ts";
import { type ResendKind, resendable } from "./resend.ts";

type ResendResult = { ok: true } | { ok: false; code: "not_found" | "stale_version" | "nothing_to_resend" };

/** Sends a mail about an order to its customer again, through the job queue, with a Message-ID of its own. */
export async function resendMail(
  shop: Shop,
  { orderId, version, kind, by }: { orderId: string; version: number; kind: ResendKind; by: StaffActor },
): Promise<ResendResult> {
  return shop.db.transaction().execute(async (trx): Promise<ResendResult> => {
    const locked = await lockOrder(trx, orderId);
    if (locked.version !== version) return { ok: false, code: "stale_version" };
    const found = await findOrder(trx, orderId, locked.user_id);
    if (!found) return { ok: false, code: "not_found" };
    const { toTransfer } = orderMoney(found);
    if (!resendable({ ...found, toTransfer }).includes(kind)) return { ok: false, code: "nothing_to_resend" };
    await shop.jobs.send(trx, "order-mail", { order: orderId, kind, again: randomUUID() });
    await recordChange(trx, by, shop.now(), {
      action: "order.mail_resent",
      object: { kind: "orders", id: orderId },
      after: { kind },
    });
    return { ok: true };
  });
}
