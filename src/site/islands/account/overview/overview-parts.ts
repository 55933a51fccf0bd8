import type { Order } from "#client/api/orders.ts";
import { type Rupiah, sum } from "#money/rupiah.ts";

/** The order as the overview reads it. */
type ListedOrder = Pick<Order, "status" | "payment" | "invoice_number"> & {
  money: Pick<Order["money"], "received" | "unreturned" | "refunds">;
};

/** So many of the last invoices are shown; all of them are on a page of their own. */
const shownInvoices = 3;

/** Returns the orders that can still be paid, the one that ends first on top. @param now milliseconds, of the server */
export function waitingOrders<Listed extends ListedOrder>(
  orders: readonly Listed[],
  now: number | undefined,
): Listed[] {
  const endOf = ({ payment }: ListedOrder) => (payment ? Date.parse(payment.expires_at) : Number.POSITIVE_INFINITY);
  return orders
    .filter((order) => order.status === "awaiting_payment" && (now === undefined || endOf(order) > now))
    .sort((a, b) => endOf(a) - endOf(b));
}

/** What is open about the money of an order: a person decides on it, it is to be returned, or it is on its way. */
export type OpenMoney = "review" | "extra" | "returning";

/** Returns the orders whose money is not settled, with what is open about it. */
export function openMoney<Listed extends ListedOrder>(
  orders: readonly Listed[],
): { order: Listed; kind: OpenMoney; amount: Rupiah }[] {
  const open: { order: Listed; kind: OpenMoney; amount: Rupiah }[] = [];
  for (const order of orders) {
    const { received, unreturned, refunds } = order.money;
    if (order.status === "manual_review") {
      open.push({ order, kind: "review", amount: received });
      continue;
    }
    const recorded = refunds.filter(({ status }) => status === "recorded");
    const returning = sum(...recorded.map(({ amount }) => amount));
    if (unreturned > 0) open.push({ order, kind: "extra", amount: unreturned });
    if (returning > 0) open.push({ order, kind: "returning", amount: returning });
  }
  return open;
}

/** Returns the last orders with an invoice, newest first, as they are listed. */
export function lastInvoices<Listed extends ListedOrder>(orders: readonly Listed[]): Listed[] {
  return orders.filter(({ invoice_number }) => invoice_number !== null).slice(0, shownInvoices);
}

/** Returns the requests to the team that are not solved. */
export function openRequests<Listed extends { status: string }>(requests: readonly Listed[]): Listed[] {
  return requests.filter(({ status }) => status !== "solved");
}

/** What an account lacks to be safe: a second step at the login, or a passkey, which is one by itself. */
export type SafetyHint = "twoStep" | "passkey";

/** Returns what would make the account safer. Nothing is said about passkeys while it is not known whether there is one. */
export function safetyHints({ twoStep, passkeys }: { twoStep: boolean; passkeys: number | undefined }): SafetyHint[] {
  const hints: SafetyHint[] = [];
  if (!twoStep) hints.push("twoStep");
  if (passkeys === 0) hints.push("passkey");
  return hints;
}
