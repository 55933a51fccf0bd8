import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import { minus, type Rupiah, sum, zero } from "#money/rupiah.ts";
import type { RefundOutcome, RefundReason, RefundRequest } from "./gateway.ts";

/** A refund at the simulated bank. */
export interface SimulatedRefund {
  key: string;
  id: string;
  amount: Rupiah;
  state: "done" | "pending" | "refused";
  reason: RefundReason | null;
  /** When it was requested, as an ISO time. */
  at: string;
}

interface Bank {
  db: Database;
  now: () => Date;
}

// By the last three digits of the amount, as providers have test amounts.
const refusedEnding = 303;
const pendingEnding = 302;
/** So long is a pending refund under way. */
const pendingMilliseconds = 60_000;

/**
 * Makes a refund at the simulated bank, once for each key. Of QRIS only, and of no more than arrived; an amount that ends in
 * 303 is refused as by a payer's app that takes no refunds, one that ends in 302 is done a minute later.
 */
export async function simulateRefund({ db, now }: Bank, request: RefundRequest): Promise<RefundOutcome> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("simulator_payments")
      .select(["method", "received", "refunds"])
      .where("reference", "=", request.reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { state: "refused", reason: "other", message: "no such payment" };
    const known = row.refunds.find(({ key }) => key === request.key);
    if (known) return outcomeOf(known, now());
    const reason = reasonAgainst(row, request.amount);
    const pending = request.amount % 1_000 === pendingEnding;
    const refund: SimulatedRefund = {
      key: request.key,
      id: `rfd-${randomUUID()}`,
      amount: request.amount,
      state: reason ? "refused" : pending ? "pending" : "done",
      reason,
      at: now().toISOString(),
    };
    await trx
      .updateTable("simulator_payments")
      .set({ refunds: JSON.stringify([...row.refunds, refund]), updated_at: now() })
      .where("reference", "=", request.reference)
      .execute();
    return outcomeOf(refund, now());
  });
}

/** Returns what became of a refund at the simulated bank. */
export async function simulatedRefundStatus(
  { db, now }: Bank,
  { key, reference }: RefundRequest,
): Promise<RefundOutcome | { state: "missing" }> {
  const row = await db
    .selectFrom("simulator_payments")
    .select("refunds")
    .where("reference", "=", reference)
    .executeTakeFirst();
  const known = row?.refunds.find((refund) => refund.key === key);
  return known ? outcomeOf(known, now()) : { state: "missing" };
}

/** Returns whether everything that arrived by a payment was returned. */
export function isReturned({ received, refunds }: { received: Rupiah; refunds: readonly SimulatedRefund[] }): boolean {
  return received > 0 && returnedOf(refunds) >= received;
}

function returnedOf(refunds: readonly SimulatedRefund[]): Rupiah {
  return sum(...refunds.map(({ state, amount }) => (state === "refused" ? zero : amount)));
}

function reasonAgainst(
  { method, received, refunds }: { method: string; received: Rupiah; refunds: readonly SimulatedRefund[] },
  amount: Rupiah,
): RefundReason | null {
  if (method !== "qris" || amount % 1_000 === refusedEnding) return "not_supported";
  return amount > minus(received, returnedOf(refunds)) ? "too_much" : null;
}

function outcomeOf({ id, state, reason, at }: SimulatedRefund, now: Date): RefundOutcome {
  if (state === "refused") return { state, reason: reason ?? "other", message: "SIMULATED_REFUSAL" };
  const isOver = state === "done" || now.getTime() - Date.parse(at) >= pendingMilliseconds;
  return { state: isOver ? "done" : "pending", reference: id };
}
