import type { SoldOnlineId } from "#catalogue/products.ts";
import { minus, negative, type Rupiah, shareHalfUp, sum, zero } from "#money/rupiah.ts";
import { type Account, shortageOf } from "./accounts.ts";

/** What moved the money of an order; amounts are whole rupiah. */
export interface OrderMoneyHistory {
  number: string;
  product: SoldOnlineId;
  buyer: string;
  total: Rupiah;
  ppn: Rupiah;
  invoice: { number: string; at: Date } | null;
  receipts: readonly { id: number; amount: Rupiah; at: Date; reversedAt: Date | null; attribution: number | null }[];
  creditNotes: readonly { number: string; amount: Rupiah; at: Date }[];
  /** Refunds that were sent; `byProvider`: from the money that it holds for us. */
  refunds: readonly { id: number; amount: Rupiah; at: Date; byProvider: boolean }[];
  /** When the bank reversed the payment and with it the sale. */
  reversedAt: Date | null;
}

const postingKinds = ["receipt", "attribution", "invoice", "credit_note", "refund", "reversal"] as const;
type PostingKind = (typeof postingKinds)[number];

/** One posting of the journal: its lines sum to zero. */
export interface Posting {
  kind: PostingKind;
  /** Names it in every export of its period. */
  reference: string;
  at: Date;
  order: string;
  invoice: string | null;
  buyer: string;
  /** Rupiah by account; debit is positive, credit negative, none is zero. */
  lines: readonly { account: Account; amount: Rupiah }[];
}

interface Money {
  clearing: Rupiah;
  bank: Rupiah;
  /** Moved from or to other orders. */
  attributed: Rupiah;
  isInvoiced: boolean;
  credited: Rupiah;
  creditedPpn: Rupiah;
}

interface MoneyEvent {
  kind: PostingKind;
  reference: string;
  at: Date;
  apply(money: Money): void;
}

/** The sequence of what has the same moment: money comes before the invoice that it pays. */
const rank = (kind: PostingKind) => postingKinds.indexOf(kind);
/** The bank reverses money and sale at once; their rows may be milliseconds apart. */
const sameReversal = 5_000;

/**
 * Returns the postings of an order in the sequence of their moments. After each event the accounts stand as `balancesOf` says;
 * a posting is the difference to before, so that each one balances and none is forgotten.
 */
export function postingsOf(order: OrderMoneyHistory): Posting[] {
  const { number, buyer, invoice } = order;
  const events = joined(eventsOf(order).sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a.kind) - rank(b.kind)));
  const money: Money = {
    clearing: zero,
    bank: zero,
    attributed: zero,
    isInvoiced: false,
    credited: zero,
    creditedPpn: zero,
  };
  let before = balancesOf(order, money);
  return events.flatMap(({ kind, reference, at, apply }): Posting[] => {
    apply(money);
    const after = balancesOf(order, money);
    const lines = [...new Set([...before.keys(), ...after.keys()])]
      .map((account) => ({ account, amount: minus(after.get(account) ?? zero, before.get(account) ?? zero) }))
      .filter(({ amount }) => amount !== 0);
    before = after;
    const about = { order: number, buyer, invoice: invoice?.number ?? null };
    return lines.length > 0 ? [{ kind, reference, at, ...about, lines: debitsFirst(lines) }] : [];
  });
}

const debitsFirst = (lines: Posting["lines"]) =>
  lines.toSorted((one, other) => Number(other.amount > 0) - Number(one.amount > 0));

const add = (part: "clearing" | "bank" | "attributed", amount: Rupiah) => (money: Money) => {
  money[part] = sum(money[part], amount);
};

function eventsOf(order: OrderMoneyHistory): MoneyEvent[] {
  const { number, invoice, total, ppn, reversedAt } = order;
  const events: MoneyEvent[] = [];
  const reversal = (at: Date) =>
    reversedAt && Math.abs(at.getTime() - reversedAt.getTime()) < sameReversal ? reversedAt : at;
  for (const { id, amount, at, reversedAt: takenBack, attribution } of order.receipts) {
    if (attribution !== null) {
      events.push({ kind: "attribution", reference: `ATR-${attribution}`, at, apply: add("attributed", amount) });
      continue;
    }
    events.push({ kind: "receipt", reference: `RCV-${id}`, at, apply: add("clearing", amount) });
    if (takenBack)
      events.push({
        kind: "reversal",
        reference: `REV-${number}`,
        at: reversal(takenBack),
        apply: add("clearing", negative(amount)),
      });
  }
  if (invoice)
    events.push({
      kind: "invoice",
      reference: invoice.number,
      at: invoice.at,
      apply: (money) => {
        money.isInvoiced = true;
      },
    });
  for (const note of order.creditNotes)
    events.push({
      kind: "credit_note",
      reference: note.number,
      at: note.at,
      apply: (money) => {
        money.credited = sum(money.credited, note.amount);
        // With the PPN that it prints.
        if (total > 0) money.creditedPpn = sum(money.creditedPpn, shareHalfUp(note.amount, ppn, total));
      },
    });
  for (const { id, amount, at, byProvider } of order.refunds)
    events.push({
      kind: "refund",
      reference: `RFD-${id}`,
      at,
      apply: add(byProvider ? "clearing" : "bank", negative(amount)),
    });
  if (reversedAt)
    events.push({
      kind: "reversal",
      reference: `REV-${number}`,
      at: reversedAt,
      apply: (money) => {
        Object.assign(money, { isInvoiced: false, credited: zero, creditedPpn: zero });
      },
    });
  return events;
}

/** Joins what is one posting. */
function joined(events: readonly MoneyEvent[]): MoneyEvent[] {
  const postings: MoneyEvent[] = [];
  for (const event of events) {
    const last = postings.at(-1);
    if (last?.reference === event.reference && last.at.getTime() === event.at.getTime()) {
      const { apply } = last;
      postings[postings.length - 1] = {
        ...last,
        apply: (money) => {
          apply(money);
          event.apply(money);
        },
      };
    } else postings.push(event);
  }
  return postings;
}

/**
 * Returns the balance of each account by what is known of an order's money; debit is positive. Money belongs to the customer
 * until an invoice takes it; what an invoice lacks is owed, withheld or a difference. The sum is zero but for what was moved
 * from or to other orders, whose postings balance together (`mergeAttributions`).
 */
function balancesOf({ product, total, ppn }: OrderMoneyHistory, money: Money): Map<Account, Rupiah> {
  const { clearing, bank, attributed, isInvoiced, credited, creditedPpn } = money;
  const balances = new Map<Account, Rupiah>([
    ["clearing", clearing],
    ["bank", bank],
  ]);
  const held = sum(clearing, bank, attributed);
  if (!isInvoiced) return balances.set("customers", negative(held));
  const price = minus(total, ppn);
  balances.set(`revenue:${product}`, negative(price));
  balances.set("refunds", minus(credited, creditedPpn));
  balances.set("ppn", minus(creditedPpn, ppn));
  const missing = minus(total, sum(credited, held));
  return missing > 0 ? balances.set(shortageOf(missing, price), missing) : balances.set("customers", missing);
}

/** Returns postings in which both sides of money that was moved between two orders are one. */
export function mergeAttributions(postings: readonly Posting[]): Posting[] {
  const sides = Map.groupBy(postings, ({ kind, reference }) => (kind === "attribution" ? reference : undefined));
  const merged = [...sides].flatMap(([reference, parts]): Posting[] =>
    reference === undefined
      ? []
      : [
          {
            ...parts[0]!,
            order: parts.map(({ order }) => order).join(", "),
            lines: debitsFirst(parts.flatMap(({ lines }) => lines)),
          },
        ],
  );
  return [...(sides.get(undefined) ?? []), ...merged].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || rank(one.kind) - rank(other.kind),
  );
}
