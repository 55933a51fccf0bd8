import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { numbersIn, type SettledOrder } from "./match-lines.ts";

/** What a row says about its order. */
interface RowClues {
  reference: string;
  order_text: string;
  va_number: string;
  gross: Rupiah;
}

const rowsAtOnce = 1000;

/**
 * Finds the orders of rows: by the number of order or invoice in the text, by the provider's id of the payment, and by
 * the virtual account number, of whose orders the one with this amount counts, then the latest.
 * @returns the order of a row, if there is one
 */
export async function findSettledOrders<Row extends RowClues>(
  trx: Trx,
  rows: readonly Row[],
  exceptFile: number,
): Promise<(row: Row) => SettledOrder | undefined> {
  const orderIds = new Map<Row, string>();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce);
    const byText = await idsByText(trx, part);
    const byReference = await idsByReference(trx, part);
    const byVa = await idsByVaNumber(trx, part);
    for (const row of part) {
      const id =
        textsOf(row)
          .map((text) => byText.get(text))
          .find(Boolean) ??
        byReference.get(bare(row.reference)) ??
        byVa(row);
      if (id) orderIds.set(row, id);
    }
  }
  const orders = await readOrders(trx, [...new Set(orderIds.values())], exceptFile);
  return (row) => orders.get(orderIds.get(row) ?? "");
}

const bare = (reference: string) => reference.replace(/:refund$/, "");
const textsOf = (row: RowClues) => [...numbersIn(row.order_text), row.order_text];

type Ids = Map<string, string>;

async function idsByText(trx: Trx, rows: readonly RowClues[]): Promise<Ids> {
  const texts = [...new Set(rows.flatMap(textsOf))].filter((text) => text !== "");
  const { rows: found } = await sql<{ text: string; id: string }>`
    select number as text, id from orders where number = any(${texts}::text[])
    union all select reference, order_id from payments where reference = any(${texts}::text[])
    union all select number, order_id from invoices where number = any(${texts}::text[])`.execute(trx);
  return new Map(found.map(({ text, id }) => [text, id]));
}

async function idsByReference(trx: Trx, rows: readonly RowClues[]): Promise<Ids> {
  const references = [...new Set(rows.map((row) => bare(row.reference)))];
  const { rows: found } = await sql<{ reference: string; id: string }>`
    select provider_id as reference, order_id as id from payments where provider_id = any(${references}::text[])
    union all select money_id, order_id from payment_receipts where money_id = any(${references}::text[])`.execute(trx);
  return new Map(found.map(({ reference, id }) => [reference, id]));
}

async function idsByVaNumber(trx: Trx, rows: readonly RowClues[]): Promise<(row: RowClues) => string | undefined> {
  const numbers = [...new Set(rows.map((row) => row.va_number).filter((number) => number !== ""))];
  if (numbers.length === 0) return () => undefined;
  const { rows: found } = await sql<{ va: string; id: string; total: Rupiah }>`
    select coalesce(instructions ->> 'va_number', instructions ->> 'bill_key') as va, orders.id, orders.total
    from payments join orders on orders.id = payments.order_id
    where coalesce(instructions ->> 'va_number', instructions ->> 'bill_key') = any(${numbers}::text[])
    order by orders.placed_at desc`.execute(trx);
  return ({ va_number, gross }) => {
    const candidates = found.filter((each) => each.va === va_number);
    return (candidates.find((each) => each.total === gross) ?? candidates[0])?.id;
  };
}

async function readOrders(trx: Trx, ids: string[], exceptFile: number): Promise<Map<string, SettledOrder>> {
  const orders = new Map<string, SettledOrder>();
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const part = ids.slice(at, at + rowsAtOnce);
    const found = await trx.selectFrom("orders").select(["id", "number", "total"]).where("id", "in", part).execute();
    const receipts = await trx
      .selectFrom("payment_receipts")
      .select(["order_id", "money_id", "amount"])
      .where("order_id", "in", part)
      .where("currency", "=", "IDR")
      .where("reversed_at", "is", null)
      .orderBy("id")
      .execute();
    const refunds = await trx
      .selectFrom("refunds")
      .select(["order_id", "amount"])
      .where("order_id", "in", part)
      .where("state", "<>", "withdrawn")
      .orderBy("id")
      .execute();
    const posted = await trx
      .selectFrom("settlement_rows")
      .select(["order_id", "kind", "gross"])
      .where("order_id", "in", part)
      .where("posted_at", "is not", null)
      .where("file_id", "<>", exceptFile)
      .execute();
    for (const { id, number, total } of found) {
      const of = <Row extends { order_id: string | null }>(all: readonly Row[]) =>
        all.filter((each) => each.order_id === id);
      const postedOf = (kind: "payment" | "refund") =>
        of(posted)
          .filter((each) => each.kind === kind)
          .map((each) => each.gross);
      orders.set(id, {
        id,
        number,
        total,
        receipts: of(receipts).map(({ money_id, amount }) => ({ moneyId: money_id, amount: rupiah(amount) })),
        refunds: of(refunds).map(({ amount }) => amount),
        posted: { payments: postedOf("payment"), refunds: postedOf("refund") },
      });
    }
  }
  return orders;
}
