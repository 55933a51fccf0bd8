import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import { minus, type Rupiah, rupiah } from "#money/rupiah.ts";
import { simulatorSignature } from "./simulator-gateway.server.ts";

/** What the simulated bank can do with a payment on request. */
export const bankActions = ["pay", "pay-late", "pay-twice", "pay-wrong-amount", "deny", "expire"] as const;
export type BankAction = (typeof bankActions)[number];

type Row = { state: string; amount: Rupiah; paid: Rupiah | null; money_id: string | null; expires_at: Date };
type Change = Partial<Pick<Row, "paid" | "money_id">> & { state: "settlement" | "expire" | "deny"; expires_at?: Date };

// Each action is one or two changes; after each the bank sends a notification, as a real one would.
const changesOf: Record<BankAction, (row: Row, now: Date) => Change[]> = {
  pay: (row, now) => (payable(row, now) ? [money(row.amount)] : []),
  "pay-late": (row, now) => [{ state: "expire", expires_at: earlier(row.expires_at, now) }, money(row.amount)],
  "pay-twice": (row, now) => (payable(row, now) ? [money(row.amount), money(row.amount)] : []),
  "pay-wrong-amount": (row, now) => (payable(row, now) ? [money(minus(row.amount, rupiah(1_000)))] : []),
  deny: () => [{ state: "deny" }],
  expire: (row, now) => (row.state === "pending" ? [{ state: "expire", expires_at: now }] : []),
};

function payable(row: Row, now: Date): boolean {
  return row.state === "pending" && row.expires_at > now;
}

function earlier(first: Date, second: Date): Date {
  return new Date(Math.min(first.getTime(), second.getTime()));
}

function money(paid: Rupiah): Change {
  return { state: "settlement", paid, money_id: randomUUID() };
}

/**
 * Runs an action of the simulated bank: changes the payment and passes each notification to `deliver`, in order.
 * @returns `unknown` without such a payment, `refused` when its state does not allow the action
 */
export async function runBankAction(
  bank: { db: Database; now: () => Date; secret: string; deliver: (body: object) => Promise<void> },
  reference: string,
  action: BankAction,
): Promise<"done" | "unknown" | "refused"> {
  const row = await bank.db
    .selectFrom("simulator_payments")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return "unknown";
  const changes = changesOf[action](row, bank.now());
  if (changes.length === 0) return "refused";
  for (const change of changes) {
    await bank.db
      .updateTable("simulator_payments")
      .set((eb) => ({
        ...change,
        ...(change.paid && { received: eb("received", "+", change.paid) }),
        updated_at: bank.now(),
      }))
      .where("reference", "=", reference)
      .execute();
    const notification = { reference, event: change.state, money: change.money_id ?? row.money_id ?? "" };
    await bank.deliver({ ...notification, signature: simulatorSignature(notification, bank.secret) });
  }
  return "done";
}
