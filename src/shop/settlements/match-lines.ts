import type { Rupiah } from "#money/rupiah.ts";

/** What became of a row of a settlement file. */
export const rowResults = ["matched", "amount_differs", "not_received", "unknown", "posted_before"] as const;
export type RowResult = (typeof rowResults)[number];

/** An order with its money, as far as a settlement row may belong to it. */
export interface SettledOrder {
  id: string;
  number: string;
  total: Rupiah;
  /** Receipts that the bank did not reverse. */
  receipts: readonly { moneyId: string; amount: Rupiah }[];
  /** Refunds that were sent or are to be sent. */
  refunds: readonly Rupiah[];
  /** Amounts of rows that were posted for it from other files. */
  posted: { payments: readonly Rupiah[]; refunds: readonly Rupiah[] };
}

interface MatchedRow {
  result: RowResult;
  orderId: string | null;
  /** What we recorded, when the row has another amount. */
  expected: Rupiah | null;
}

/** Finds the number of an order or invoice in any text, such as a bank's description; in the form in which it is stored. */
export function numbersIn(text: string): string[] {
  return text.toUpperCase().match(/\b(ORD|INV)-\d{6}-\d{6,}/g) ?? [];
}

/**
 * Matches the rows of one file: each row takes one receipt (or refund) of its order, so that money received twice needs
 * two rows. A row that was posted before, also under another reference of the same money, is never matched again.
 * @param orderOf the order of a row, if one was found
 * @param wasPosted whether a row of this reference was posted from another file
 */
export function matchRows<Row extends { kind: "payment" | "refund"; reference: string; gross: Rupiah }>(
  rows: readonly Row[],
  orderOf: (row: Row) => SettledOrder | undefined,
  wasPosted: (reference: string) => boolean,
): MatchedRow[] {
  const seen = new Set<string>();
  const left = new Map<string, Money[]>();
  return rows.map((row) => {
    const order = orderOf(row);
    const repeated = seen.has(row.reference) || wasPosted(row.reference);
    seen.add(row.reference);
    const orderId = order?.id ?? null;
    if (repeated) return { result: "posted_before", orderId, expected: null };
    if (!order) return { result: "unknown", orderId: null, expected: null };
    const key = `${order.id} ${row.kind}`;
    const money = left.get(key) ?? moneyOf(order, row.kind);
    left.set(key, money);
    const found =
      money.find((each) => each.id === row.reference && each.amount === row.gross) ??
      money.find((each) => each.amount === row.gross) ??
      money.find((each) => !each.posted);
    if (!found) return { result: "not_received", orderId, expected: null };
    money.splice(money.indexOf(found), 1);
    if (found.posted) return { result: "posted_before", orderId, expected: null };
    if (found.amount !== row.gross) return { result: "amount_differs", orderId, expected: found.amount };
    return { result: "matched", orderId, expected: null };
  });
}

interface Money {
  id: string;
  amount: Rupiah;
  posted: boolean;
}

/** Returns an order's receipts or refunds, those first that no file settled yet. */
function moneyOf(order: SettledOrder, kind: "payment" | "refund"): Money[] {
  const posted = [...(kind === "payment" ? order.posted.payments : order.posted.refunds)];
  const all =
    kind === "payment" ? order.receipts : order.refunds.map((amount, index) => ({ moneyId: String(index), amount }));
  const money = all.map(({ moneyId, amount }) => {
    const index = posted.indexOf(amount);
    if (index >= 0) posted.splice(index, 1);
    return { id: moneyId, amount, posted: index >= 0 };
  });
  return money.sort((a, b) => Number(a.posted) - Number(b.posted));
}
