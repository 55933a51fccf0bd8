import { type SqlBool, sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type Rupiah, sum, zero } from "#money/rupiah.ts";
import { addMonths, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import { issuedBuyer, latestRevision, latestSerial, moneyOf, outstandingOf } from "../books/money-columns.server.ts";
import { documentNumber } from "../invoices/document-number.server.ts";
import { monthOf } from "../invoices/invoice.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import { coretaxFile, isIdentified, isSellerNumber, type TaxInvoice } from "./coretax.ts";
import type { InvoiceRowView, InvoiceSums } from "./invoice-contract.ts";
import type { TaxDocument } from "./tax-document.ts";
import { invoicesPerFile, type TaxState } from "./tax-states.ts";

export interface PeriodQuery {
  /** A month in Jakarta, `2026-11`. */
  period: string;
  state?: TaxState | undefined;
  /** One of the files of the month, from 1; all of them without it. */
  part?: number | undefined;
}

/** What the tax office still needs of each invoice; the cases exclude each other. */
export const stateOf = sql<TaxState>`case
  when orders.ppn = 0 then 'untaxed'
  when ${latestSerial} is not null then 'numbered'
  when ${issuedBuyer}->>'npwp' is null and coalesce(orders.tax_document->>'document', 'TIN') = 'TIN' then 'incomplete'
  else 'ready' end`;

/** The file of its month that an invoice belongs to, by its number: whatever happens to others, it stays there. */
const fileOf = sql<number>`(split_part(invoices.number, '-', 3)::int - 1) / ${sql.lit(invoicesPerFile)} + 1`;

/** Returns the numbers between which the invoices of a month in Jakarta, or of one of its files, lie: the first, and the one after the last. */
function numbersOf({ period, part }: PeriodQuery): { from: string; before: string } {
  const first = firstOfMonth(period);
  const numberOf = (serial: number) => documentNumber("INV", monthOf(first), serial);
  if (part) return { from: numberOf((part - 1) * invoicesPerFile + 1), before: numberOf(part * invoicesPerFile + 1) };
  return { from: numberOf(1), before: documentNumber("INV", monthOf(addMonths(first, 1)), 1) };
}

/**
 * Selects by number, which names the month in Jakarta (`nextDocumentNumber`): lists are in the order of numbers too, so that
 * the primary key is read from where they begin, however many invoices there are.
 */
export function ofPeriod(db: Database | Trx, query: PeriodQuery) {
  const { from, before } = numbersOf(query);
  const { state } = query;
  const select = db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .where("invoices.number", ">=", from)
    .where("invoices.number", "<", before);
  return state ? select.where(sql<SqlBool>`${stateOf} = ${state}`) : select;
}

/** Returns the invoices of a month in Jakarta, in the order of their numbers. */
export async function listInvoices(db: Database, query: PeriodQuery & Paging): Promise<Page<InvoiceRowView>> {
  const select = ofPeriod(db, query).select([
    "invoices.number",
    "issued_at",
    "orders.id",
    "orders.number as order",
    "orders.state as order_state",
    issuedBuyer.as("buyer"),
    latestRevision.as("revision"),
    moneyOf.received.as("received"),
    moneyOf.refunded.as("refunded"),
    moneyOf.creditNotes.as("credit_notes"),
    outstandingOf.as("outstanding"),
    "orders.tax_document",
    "orders.dpp",
    "orders.ppn",
    "orders.total",
    stateOf.as("state"),
    latestSerial.as("serial"),
  ]);
  const { rows, next } = await page(select, [["invoices.number", "asc", "text"]], query);
  return {
    rows: rows.map(({ id, order, order_state, issued_at, buyer, tax_document, ...row }) => ({
      ...row,
      issued_at: issued_at.toISOString(),
      order: { id, number: order, state: order_state },
      buyer: { name: buyer.name, address: buyer.address, npwp: buyer.npwp ?? null },
      document: tax_document?.document ?? null,
      place: tax_document?.document === "TIN" ? tax_document.place : "000000",
    })),
    next,
  };
}

/**
 * Returns the sums in rupiah of the invoices that a filter shows, on whatever page of the list, and how many the month has by
 * what the tax office still needs of them.
 */
export async function sumInvoices(
  db: Database,
  { period, state }: Pick<PeriodQuery, "period" | "state">,
): Promise<InvoiceSums> {
  const rows = await ofPeriod(db, { period })
    .select([
      stateOf.as("tax_state"),
      fileOf.as("file"),
      sql<number>`count(*)::int`.as("count"),
      sql<Rupiah>`sum(orders.dpp)::bigint`.as("dpp"),
      sql<Rupiah>`sum(orders.ppn)::bigint`.as("ppn"),
      sql<Rupiah>`sum(orders.total)::bigint`.as("total"),
    ])
    .groupBy(["tax_state", "file"])
    .orderBy("file")
    .execute();
  const month: InvoiceSums["month"] = {
    count: 0,
    states: { ready: 0, incomplete: 0, numbered: 0, untaxed: 0 },
    files: [],
  };
  const sums: InvoiceSums = { count: 0, dpp: zero, ppn: zero, total: zero, month };
  for (const { tax_state, file, count, dpp, ppn, total } of rows) {
    if (tax_state === "ready") month.files.push(file);
    month.states[tax_state] += count;
    month.count += count;
    if (state && state !== tax_state) continue;
    sums.count += count;
    sums.dpp = sum(sums.dpp, dpp);
    sums.ppn = sum(sums.ppn, ppn);
    sums.total = sum(sums.total, total);
  }
  return sums;
}

type TaxFile =
  | { ok: true; xml: string; invoices: number }
  | { ok: false; code: "nothing_to_export" | "seller_without_npwp" };

/**
 * Returns one file for Coretax: the invoices of the month that have no number of the tax office yet and whose buyers it can
 * know. A corrected invoice has its number already and is replaced in Coretax itself.
 * @param npwp of the seller as invoices name it
 * @param part of the files of the month, from 1; each is for `invoicesPerFile` numbers in sequence, so that none is in two
 *   files when numbers are entered or buyers completed between two downloads
 */
export async function exportTaxPeriod(
  db: Database,
  { period, npwp, part }: { period: string; npwp: string; part: number },
): Promise<TaxFile> {
  if (!isSellerNumber(npwp)) return { ok: false, code: "seller_without_npwp" };
  const rows = await ofPeriod(db, { period, state: "ready", part })
    .select([
      "invoices.number",
      "issued_at",
      issuedBuyer.as("buyer"),
      "orders.email",
      "orders.tax_document as document",
      "orders.package_name as item",
      "orders.lines",
      "orders.tax",
      "orders.dpp",
      "orders.ppn",
    ])
    .orderBy("invoices.number")
    .execute();
  const invoices: TaxInvoice[] = rows.map(({ issued_at, ...row }) => ({ ...row, day: jakartaDay(issued_at) }));
  if (!invoices.every(isIdentified)) throw new Error("an invoice without a known buyer was selected for Coretax");
  if (invoices.length === 0) return { ok: false, code: "nothing_to_export" };
  return { ok: true, xml: coretaxFile(npwp, invoices), invoices: invoices.length };
}

/** Stores by which document the tax office knows the buyer of an invoice. Returns false for an unknown invoice. */
export async function setTaxDocument(
  db: Database,
  { invoice, document, by, at }: { invoice: string; document: TaxDocument; by: Actor; at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const issued = await trx.selectFrom("invoices").select("order_id").where("number", "=", invoice).executeTakeFirst();
    if (!issued) return false;
    const { tax_document: before } = await lockOrder(trx, issued.order_id);
    await trx
      .updateTable("orders")
      .set({ tax_document: JSON.stringify(document) })
      .where("id", "=", issued.order_id)
      .execute();
    await recordChange(trx, by, at, {
      action: "order.tax_document_set",
      object: { kind: "orders", id: issued.order_id },
      // The number of a document stays out of the log.
      before: { invoice, document: before?.document ?? null },
      after: { invoice, document: document.document },
    });
    return true;
  });
}
