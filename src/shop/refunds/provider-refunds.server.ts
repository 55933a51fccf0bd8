import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { rupiah, sum } from "#money/rupiah.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import {
  GatewayError,
  type PaymentGateway,
  type RefundOutcome,
  type RefundRequest,
} from "../payments/gateways/gateway.ts";
import { refundKey } from "../payments/gateways/refund-key.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { type RefundRow, readRefunds } from "./refund-rows.server.ts";
import { type ProviderRefundEvent, providerRefundTransition } from "./refund-states.ts";
import { wayOf } from "./refund-way.ts";
import { completeRefund, readRefund } from "./refunds.server.ts";

/** Who reports what the provider did, without a person; not `"provider"`, which means a refund in its dashboard. */
const provider: Actor = { kind: "job", name: "provider" };
const minute = 60_000;
const batch = 100;

/** What became of a refund in one step; null when it was not the provider's any more. */
type Advanced = "done" | "pending" | "refused" | null;

/**
 * Has the provider return the money of a refund, and stores what became of it; repeatable at any point. That it is sent is
 * stored before the call. After that the provider is first asked whether it has the refund, and a repeat of the call has the
 * same key: whatever was lost, the money goes back once.
 * @throws GatewayError when the outcome is not known yet
 */
export async function advanceRefund(shop: Shop, id: number): Promise<Advanced> {
  const prepared = await changeOrders(shop, (shopTrx) => prepareRefund(shopTrx, id, shop.gateway));
  if (!prepared) return null;
  if ("advanced" in prepared) return prepared.advanced;
  const outcome = await askProvider(shop.gateway, prepared);
  return changeOrders(shop, async (shopTrx) => {
    const refund = await lockRefund(shopTrx.trx, id);
    return refund?.provider_state === "sent" ? storeOutcome(shopTrx, refund, outcome) : null;
  });
}

interface PreparedRefund {
  request: RefundRequest;
  /** Whether it may have been sent before. */
  isRepeat: boolean;
}

async function prepareRefund(
  shop: ShopTrx,
  id: number,
  gateway: PaymentGateway,
): Promise<PreparedRefund | { advanced: Advanced } | null> {
  const { trx, now } = shop;
  const refund = await lockRefund(trx, id);
  if (!refund || (refund.provider_state !== "approved" && refund.provider_state !== "sent")) return null;
  const payment = await trx
    .selectFrom("payments")
    .select(["provider", "reference", "provider_id"])
    .where("order_id", "=", refund.order_id)
    .executeTakeFirstOrThrow();
  const isRepeat = refund.provider_state === "sent";
  if (payment.provider !== gateway.provider) {
    // Of one that was sent only its own provider knows.
    if (isRepeat) return null;
    const message = `${payment.provider} is not configured`;
    return { advanced: await storeOutcome(shop, refund, { state: "refused", reason: "other_provider", message }) };
  }
  await changeAtProvider(trx, refund, isRepeat ? null : "sent", { provider_checked_at: now() });
  if (!isRepeat)
    await applyEvent(shop, {
      orderId: refund.order_id,
      event: "refund_requested",
      by: provider,
      key: `refund:${id}:requested`,
      details: { refund: id, amount: refund.amount },
    });
  const { reference, provider_id: providerId } = payment;
  return { request: { key: refundKey(reference, id), reference, providerId, amount: refund.amount }, isRepeat };
}

async function askProvider(gateway: PaymentGateway, { request, isRepeat }: PreparedRefund): Promise<RefundOutcome> {
  if (isRepeat) {
    const known = await gateway.refundStatus(request);
    if (known.state !== "missing") return known;
  }
  return gateway.refund(request);
}

async function storeOutcome(shop: ShopTrx, refund: RefundRow, outcome: RefundOutcome): Promise<Advanced> {
  switch (outcome.state) {
    case "pending":
      await changeAtProvider(shop.trx, refund, null, { provider_reference: outcome.reference });
      return "pending";
    case "done": {
      await changeAtProvider(shop.trx, refund, "done", { provider_reference: outcome.reference });
      await completeRefund(shop, refund, { by: provider, proof: outcome.reference });
      return "done";
    }
    case "refused":
      await refuseRefund(shop, refund, outcome);
      return "refused";
  }
}

/** Stores that the provider refused: a person transfers the money, and the customer is asked for an account. */
async function refuseRefund(
  shop: ShopTrx,
  refund: RefundRow,
  { reason, message }: Extract<RefundOutcome, { state: "refused" }>,
): Promise<void> {
  const { trx, jobs, now } = shop;
  const { id, amount, order_id: orderId } = refund;
  const words = message.slice(0, 500);
  await changeAtProvider(trx, refund, "refused", { provider_reason: reason, provider_message: words });
  const { order } = await applyEvent(shop, {
    orderId,
    event: "refund_refused",
    by: provider,
    key: `refund:${id}:refused`,
    details: { refund: id, amount, note: words },
  });
  await notifyStaff(trx, "refund_refused", {
    object: orderId,
    params: { number: order.number, amount },
    by: provider,
    at: now(),
  });
  // It is not sent where an account was given already.
  await jobs.send(trx, "order-mail", { order: orderId, kind: "refund_account_asked" });
}

type ProviderFields = Partial<
  Pick<RefundRow, "provider_reference" | "provider_reason" | "provider_message" | "provider_checked_at">
>;

/** @param event null when only fields change */
async function changeAtProvider(
  trx: Trx,
  refund: RefundRow,
  event: ProviderRefundEvent | null,
  fields: ProviderFields,
): Promise<void> {
  const from = refund.provider_state!;
  const state = event ? providerRefundTransition(from, event) : from;
  if (!state) throw new Error(`refund ${refund.id} is ${from} at the provider: it cannot be ${event}`);
  await trx
    .updateTable("refunds")
    .set({ ...fields, provider_state: state })
    .where("id", "=", refund.id)
    .execute();
}

/** Reads a refund that is recorded, with its order locked. */
async function lockRefund(trx: Trx, id: number): Promise<RefundRow | undefined> {
  const unlocked = await readRefund(trx, id);
  if (!unlocked) return undefined;
  // The order is locked first, as everywhere; the refund is read again under the lock.
  await lockOrder(trx, unlocked.order_id);
  const refund = await readRefund(trx, id);
  return refund?.state === "recorded" ? refund : undefined;
}

/**
 * Asks the provider about every refund that it has and has not ended, at first every two minutes, later less often.
 * @returns how many were asked about
 * @throws AggregateError of the refunds that failed, after all others are looked at
 */
export async function checkRefunds(shop: Shop): Promise<number> {
  const now = shop.now();
  const rows = await shop.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.order_id", "refunds.order_id")
    .select("refunds.id")
    .where("provider_state", "=", "sent")
    .where("refunds.state", "=", "recorded")
    .where("provider", "=", shop.gateway.provider)
    .where("provider_checked_at", "<=", new Date(now.getTime() - 2 * minute))
    .where(sql<boolean>`provider_checked_at - recorded_at < (${now}::timestamptz - recorded_at) * 0.98`)
    .orderBy("provider_checked_at")
    .limit(batch)
    .execute();
  return attemptEach("refunds", async (attempt) => {
    for (const { id } of rows) await attempt(id, () => tryAdvance(shop, id));
    return rows.length;
  });
}

/** Advances a refund; what an unavailable provider leaves open the next round finds again. */
async function tryAdvance(shop: Shop, id: number): Promise<void> {
  try {
    await advanceRefund(shop, id);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}

/**
 * Asks the provider about the refunds of an order that it has.
 * @throws GatewayError when the provider is unavailable
 */
export async function advanceRefundsOf(shop: Shop, orderId: string): Promise<void> {
  for (const { id } of await underWay(shop.db, orderId)) await advanceRefund(shop, id);
}

/**
 * Returns whether our refunds of an order explain that the provider reports its payment as refunded: one of them is still
 * under way, or together they returned all that arrived by it.
 */
export async function explainRefunded(shop: Shop, orderId: string): Promise<boolean> {
  const { db } = shop;
  if ((await underWay(db, orderId)).length > 0) return true;
  const [receipts, refunds] = await Promise.all([readReceipts(db, [orderId]), readRefunds(db, [orderId])]);
  const arrived = sum(
    ...receipts
      .filter(({ currency, reversedAt, attributed }) => currency === "IDR" && !reversedAt && !attributed)
      .map(({ amount }) => rupiah(amount)),
  );
  const returned = refunds.filter((refund) => refund.state === "sent" && wayOf(refund) === "provider");
  return arrived > 0 && sum(...returned.map(({ amount }) => amount)) >= arrived;
}

const underWay = (db: Database, orderId: string) =>
  db
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "=", "recorded")
    .where("provider_state", "=", "sent")
    .orderBy("id")
    .execute();
