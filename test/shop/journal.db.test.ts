import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { within } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah, shareHalfUp } from "#money/rupiah.ts";
import { isRevenue } from "#shop/books/accounts.ts";
import type { Posting } from "#shop/books/journal.server.ts";
import { outstandingOf } from "#shop/books/money-columns.server.ts";
import { readJournal } from "#shop/books/read-journal.server.ts";
import { addDays, addMonths, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import { insertRow } from "../retention/insert-row.ts";
import { openMigratedPglite } from "../support/databases.ts";

const months = ["2026-10", "2026-11", "2026-12"];
const prices = [1_665_000, 1_114_440, 370_001];
/** Hours between two events: within a day, and into the next months. */
const step = fc.constantFrom(0, 1, 9, 200, 700);

/** What happens to an order, in sequence: money, an invoice, refunds of what is held, and perhaps its reversal by the bank. */
const orders = fc.array(
  fc.record({
    total: fc.constantFrom(...prices),
    start: fc.nat(40 * 24),
    // All of it, twice, short by a little, by PPh 23, by more, and not at all.
    paid: fc.constantFrom("all", "all", "all", "twice", "rounding", "withheld", "half", "none"),
    gap: step,
    isAccepted: fc.boolean(),
    refunds: fc.array(fc.record({ after: step, share: fc.constantFrom(1, 0.3), byProvider: fc.boolean() }), {
      maxLength: 2,
    }),
    reversedAfter: fc.option(step, { freq: 4 }),
    moves: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

let db: Database;
beforeAll(async () => {
  db = (await openMigratedPglite()).db;
});

interface Reversal {
  issued: Date | null;
  at: Date;
  /** Revenue without PPN that the invoice brought, and credit notes on their moments. */
  revenue: { at: Date; amount: number }[];
  receipts: { at: Date; amount: number }[];
}

/** Stores drawn orders as the shop would, and returns what the bank reversed, which facts leave out of the past. */
async function store(drawn: typeof orders extends fc.Arbitrary<infer T> ? T : never): Promise<Reversal[]> {
  await sql`truncate orders, invoices, credit_notes, payment_receipts, refunds, attributions, order_events, order_attention cascade`.execute(
    db,
  );
  const reversals: Reversal[] = [];
  let serial = 0;
  let surplus: { id: string; amount: number; at: Date } | undefined;
  for (const [index, order] of drawn.entries()) {
    const { total, paid, isAccepted } = order;
    const ppn = Math.round((total * 11) / 111);
    let time = new Date(Date.parse("2026-10-05T00:00:00Z") + order.start * 3_600_000);
    const later = (hours: number) => (time = new Date(time.getTime() + hours * 3_600_000));
    const missing = { all: 0, twice: 0, rounding: 700, half: Math.floor(total / 2), none: total, withheld: 0 }[paid];
    const short = paid === "withheld" ? Math.round((total - ppn) * 0.02) : missing;
    const isExact = short === 0;
    const isInvoiced = paid !== "none" && (isExact || isAccepted);
    const isReversed = isInvoiced && order.reversedAfter !== null;
    const id = crypto.randomUUID();
    await insertRow(db, "orders", {
      ...{ id, number: `ORD-${index}`, user_id: "a", email: "a@contoh.id", state: "awaiting_payment", total, ppn },
      ...{ product: index % 2 ? "big-social" : "big-vision", locale: "id", placed_at: time, kind: "purchase" },
      ...{ idempotency_key: String(index), buyer: JSON.stringify({ name: `Pembeli ${index}`, address: "a" }) },
    });
    const receipts: { id: number; at: Date; amount: number }[] = [];
    const receive = async (amount: number, attribution: number | null = null) => {
      const row = { id: ++serial, at: time, amount };
      if (attribution === null) receipts.push(row);
      await insertRow(db, "payment_receipts", {
        ...{ id: row.id, order_id: id, money_id: String(row.id), amount, currency: "IDR", received_at: time },
        attribution_id: attribution,
      });
    };
    let held = 0;
    if (surplus && order.moves && paid === "none" && surplus.at < time) {
      await insertRow(db, "attributions", {
        id: ++serial,
        from_order: surplus.id,
        to_order: id,
        amount: surplus.amount,
        at: time,
      });
      const attribution = serial;
      await receive(surplus.amount, attribution);
      await insertRow(db, "payment_receipts", {
        ...{ id: ++serial, order_id: surplus.id, money_id: `out-${serial}`, amount: -surplus.amount, currency: "IDR" },
        ...{ received_at: time, attribution_id: attribution },
      });
      held = surplus.amount;
      surplus = undefined;
    }
    if (paid !== "none") {
      await receive(total - short);
      held = total - short;
      later(order.gap);
    }
    const revenue: Reversal["revenue"] = [];
    let issued: Date | null = null;
    if (isInvoiced) {
      issued = time;
      await insertRow(db, "invoices", { number: `INV-${index}`, order_id: id, issued_at: time, received: held });
      revenue.push({ at: time, amount: total - ppn });
      if (paid === "twice") {
        later(order.gap);
        await receive(total);
        held += total;
      }
    }
    let credited = 0;
    if (!isReversed)
      for (const { after, share, byProvider } of order.refunds) {
        later(after);
        const amount = Math.floor(held * share);
        if (amount <= 0) continue;
        const refund = ++serial;
        await insertRow(db, "refunds", {
          ...{ id: refund, order_id: id, amount, kind: "part", state: "sent", ended_at: time },
          ended_by: byProvider ? "provider" : "Rina",
        });
        const part = isInvoiced ? amount - Math.min(amount, Math.max(0, held - total)) : 0;
        held -= amount;
        if (part <= 0) continue;
        credited += part;
        await insertRow(db, "credit_notes", {
          ...{ number: `CN-${refund}`, refund_id: refund, order_id: id, amount: part, issued_at: time },
        });
      }
    if (isInvoiced && paid === "twice" && !isReversed && credited === 0 && held > total)
      surplus = { id, amount: held - total, at: time };
    if (isReversed) {
      later(order.reversedAfter ?? 0);
      await sql`update payment_receipts set reversed_at = ${time} where order_id = ${id}::uuid and attribution_id is null`.execute(
        db,
      );
      await insertRow(db, "order_events", {
        ...{ id: ++serial, order_id: id, at: time, event: "denied", event_key: `denied-${index}` },
        ...{ from_state: "paid", to_state: "reversed" },
      });
      reversals.push({ issued, at: time, revenue, receipts });
    }
    const state = isReversed ? "reversed" : isInvoiced ? "paid" : "manual_review";
    await sql`update orders set state = ${state} where id = ${id}::uuid`.execute(db);
  }
  return reversals;
}

const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
const isIn =
  (month: string) =>
  ({ at }: { at: Date }) =>
    jakartaDay(at).startsWith(month);

async function factsOf(month: string) {
  const first = firstOfMonth(month);
  const period = { from: first, to: addDays(addMonths(first, 1), -1) };
  const { rows } = await sql<{ measure: string; amount: number; cash: number }>`
    select measure, sum(amount)::bigint as amount, sum(cash)::bigint as cash from facts
    where measure in ('revenue', 'received', 'refunded') and ${within("at", period)} group by measure`.execute(db);
  const of = (measure: string) => rows.find((row) => row.measure === measure) ?? { amount: 0, cash: 0 };
  return { revenue: of("revenue").amount, cash: of("received").cash - of("refunded").cash };
}

test("each posting balances; a month's revenue and cash are those of the facts, and what is owed is what invoices lack", async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (drawn) => {
      const reversals = await store(drawn);
      const all: Posting[] = [];
      for (const month of months) {
        const postings: Posting[] = [];
        for await (const batch of readJournal(db, month)) postings.push(...batch);
        for (const posting of postings) {
          expect(sum(posting.lines), JSON.stringify(posting)).toBe(0);
          expect(posting.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true);
          expect(isIn(month)(posting)).toBe(true);
        }
        const lines = postings.flatMap((posting) => posting.lines);
        const of = (...accounts: string[]) => sum(lines.filter(({ account }) => accounts.includes(account)));
        const revenue = 0 - sum(lines.filter(({ account }) => isRevenue(account) || account === "refunds"));
        // Facts forget a sale that the bank reversed; the journal keeps it in its month and takes it back in that of the reversal.
        const forgotten = (part: (reversal: Reversal) => { at: Date; amount: number }[]) =>
          sum(reversals.flatMap((each) => part(each).filter(isIn(month)))) -
          sum(reversals.filter(isIn(month)).flatMap(part));
        const facts = await factsOf(month);
        expect(revenue).toBe(facts.revenue + forgotten((each) => each.revenue));
        expect(of("bank", "clearing")).toBe(facts.cash + forgotten((each) => each.receipts));
        all.push(...postings);
      }
      const owed = await db
        .selectFrom("invoices")
        .innerJoin("orders", "orders.id", "invoices.order_id")
        .select(outstandingOf.as("amount"))
        .execute();
      const receivable = all.flatMap(({ lines }) => lines).filter(({ account }) => account === "receivable");
      expect(sum(receivable)).toBe(sum(owed.map(({ amount }) => ({ amount: Number(amount) }))));
    }),
    { numRuns: 25 },
  );
});

test("an order's postings say what it was: paid twice, half of it returned by credit note, the surplus by transfer", async () => {
  const total = 1_665_000;
  await store([
    {
      ...{ total, start: 0, paid: "twice", gap: 1, isAccepted: true, reversedAfter: null, moves: false },
      refunds: [{ after: 1, share: 1, byProvider: false }],
    },
  ]);
  const postings: Posting[] = [];
  for await (const batch of readJournal(db, "2026-10")) postings.push(...batch);
  const ppn = 165_000;
  const ofCredit = shareHalfUp(rupiah(total), ppn, total);
  expect(postings.map(({ kind, lines }) => [kind, lines])).toEqual([
    [
      "receipt",
      [
        { account: "clearing", amount: total },
        { account: "customers", amount: -total },
      ],
    ],
    [
      "invoice",
      [
        { account: "customers", amount: total },
        { account: "revenue:big-vision", amount: -(total - ppn) },
        { account: "ppn", amount: -ppn },
      ],
    ],
    [
      "receipt",
      [
        { account: "clearing", amount: total },
        { account: "customers", amount: -total },
      ],
    ],
    [
      "credit_note",
      [
        { account: "refunds", amount: total - ofCredit },
        { account: "ppn", amount: ofCredit },
        { account: "customers", amount: -total },
      ],
    ],
    [
      "refund",
      [
        { account: "customers", amount: 2 * total },
        { account: "bank", amount: -2 * total },
      ],
    ],
  ]);
});
