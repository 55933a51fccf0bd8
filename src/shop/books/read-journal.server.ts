import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { addDays, addMonths, dayBegins, firstOfMonth } from "#time/jakarta-day.ts";
import { mergeAttributions, type OrderMoneyHistory, type Posting, postingsOf } from "./journal.server.ts";

/** So many orders are read at once. */
const batch = 500;

/**
 * Yields the postings of a month in Jakarta, day by day in the sequence of their moments: no more is held in memory than what
 * moved on one day.
 */
export async function* readJournal(db: Database, period: string): AsyncGenerator<Posting[]> {
  const first = firstOfMonth(period);
  for (let day = first; day < addMonths(first, 1); day = addDays(day, 1)) {
    const from = dayBegins(day);
    const before = dayBegins(addDays(day, 1));
    const ids = await ordersThatMoved(db, from, before);
    const postings: Posting[] = [];
    for (let index = 0; index < ids.length; index += batch)
      for (const order of await readHistories(db, ids.slice(index, index + batch)))
        postings.push(...postingsOf(order).filter(({ at }) => at >= from && at < before));
    if (postings.length > 0) yield mergeAttributions(postings);
  }
}

async function ordersThatMoved(db: Database, from: Date, before: Date): Promise<string[]> {
  const on = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${before}::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    select order_id as id from payment_receipts where ${on("received_at")}
    union select order_id from payment_receipts where reversed_at is not null and ${on("reversed_at")}
    union select order_id from invoices where ${on("issued_at")}
    union select order_id from credit_notes where ${on("issued_at")}
    union select order_id from refunds where state = 'sent' and ${on("ended_at")}
    union select order_id from order_events where to_state = 'reversed' and ${on("at")}`.execute(db);
  return rows.map(({ id }) => id);
}

async function readHistories(db: Database, ids: readonly string[]): Promise<OrderMoneyHistory[]> {
  if (ids.length === 0) return [];
  const [orders, receipts, notes, refunds, reversals] = await Promise.all([
    db
      .selectFrom("orders")
      .leftJoin("invoices", "invoices.order_id", "orders.id")
      .where("orders.id", "in", ids)
      .select(["orders.id", "orders.number", "product", "buyer", "orders.state", "total", "ppn"])
      .select(["invoices.number as invoice", "issued_at"])
      .execute(),
    db
      .selectFrom("payment_receipts")
      .selectAll()
      .where("order_id", "in", ids)
      .where("currency", "=", "IDR")
      .orderBy("id")
      .execute(),
    db.selectFrom("credit_notes").selectAll().where("order_id", "in", ids).orderBy("number").execute(),
    db
      .selectFrom("refunds")
      .selectAll()
      .where("order_id", "in", ids)
      .where("state", "=", "sent")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("order_events")
      .where("order_id", "in", ids)
      .where("to_state", "=", "reversed")
      .where("from_state", "<>", "reversed")
      .select(["order_id", "at"])
      .execute(),
  ]);
  const byOrder = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ order_id }) => order_id);
  const [receiptsOf, notesOf, refundsOf, reversalsOf] = [
    byOrder(receipts),
    byOrder(notes),
    byOrder(refunds),
    byOrder(reversals),
  ];
  return orders.map(({ id, invoice, issued_at, buyer, state, ...order }) => {
    const own = receiptsOf.get(id) ?? [];
    return {
      ...order,
      buyer: buyer.name,
      invoice: invoice === null || issued_at === null ? null : { number: invoice, at: issued_at },
      receipts: own.map((row) => ({
        ...{ id: row.id, amount: rupiah(row.amount), at: row.received_at, reversedAt: row.reversed_at },
        attribution: row.attribution_id,
      })),
      creditNotes: (notesOf.get(id) ?? []).map(({ number, amount, issued_at: at }) => ({ number, amount, at })),
      refunds: (refundsOf.get(id) ?? []).map(({ id: refund, amount, ended_at, ended_by }) => ({
        ...{ id: refund, amount, at: ended_at!, byProvider: ended_by === "provider" },
      })),
      reversedAt:
        state === "reversed"
          ? (reversalsOf.get(id)?.[0]?.at ?? own.find((row) => row.reversed_at)?.reversed_at ?? issued_at)
          : null,
    };
  });
}
