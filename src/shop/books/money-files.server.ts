import { sql } from "kysely";
import type { TableCell, TableColumn } from "#content/table-columns.server.ts";
import { page, pages } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addMonths, dayBegins, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import { ofPeriod, stateOf } from "../tax/tax-period.server.ts";
import { issuedBuyer, latestRevision, latestSerial, moneyOf, outstandingOf } from "./money-columns.server.ts";

/** A file of a month in Jakarta: `2026-11`. */
interface MoneyFile {
  columns: readonly TableColumn[];
  rows(db: Database, period: string): AsyncGenerator<TableCell[][]>;
}

/** Returns the moments between which a month in Jakarta lies: from the first one until before the second one. */
function momentsOf(period: string): { from: Date; before: Date } {
  const first = firstOfMonth(period);
  return { from: dayBegins(first), before: dayBegins(addMonths(first, 1)) };
}

const dayOrNull = (moment: Date | null) => moment && jakartaDay(moment);

/** The invoices of a month by number, which names the month. */
const invoices: MoneyFile = {
  columns: [
    ...([
      "invoice",
      ["issued_at", "moment"],
      "order",
      ["order_state", "order_state"],
      ["tax_state", "tax_state"],
    ] as const),
    ...(["serial", "revision", "buyer", "address", "npwp", "nitku", "email"] as const),
    ...([["product", "product"], "package", "months", ["subtotal", "money"], ["discount", "money"]] as const),
    ...([
      ["channel_fee", "money"],
      ["dpp", "money"],
      ["ppn", "money"],
      ["total", "money"],
      ["paid_on", "day"],
    ] as const),
    ...([
      ["method", "method"],
      ["received", "money"],
      ["refunded", "money"],
      ["outstanding", "money"],
    ] as const),
    ...(["credit_notes", ["credited", "money"]] as const),
  ],
  async *rows(db, period) {
    const select = ofPeriod(db, { period }).select([
      "invoices.number",
      "issued_at",
      "paid_at",
      "orders.number as order",
      "orders.state as order_state",
      stateOf.as("tax_state"),
      latestSerial.as("serial"),
      latestRevision.as("revision"),
      issuedBuyer.as("buyer"),
      "orders.email",
      "orders.tax_document",
      "orders.product",
      "orders.package_name",
      "orders.months",
      "orders.subtotal",
      "orders.discount",
      "orders.channel_fee",
      "orders.dpp",
      "orders.ppn",
      "orders.total",
      "orders.method",
      moneyOf.received.as("received"),
      moneyOf.refunded.as("refunded"),
      moneyOf.creditNotes.as("credit_notes"),
      moneyOf.credited.as("credited"),
      outstandingOf.as("outstanding"),
    ]);
    for await (const batch of pages((paging) => page(select, [["invoices.number", "asc", "text"]], paging)))
      yield batch.map((row) => {
        const { buyer, tax_document: document } = row;
        const place = document?.document === "TIN" ? document.place : "000000";
        return [
          ...[row.number, row.issued_at, row.order, row.order_state, row.tax_state, row.serial, row.revision],
          ...[buyer.name, buyer.address, buyer.npwp, buyer.npwp && buyer.npwp + place, row.email],
          ...[row.product, row.package_name, row.months, row.subtotal, row.discount, row.channel_fee],
          ...[row.dpp, row.ppn, row.total, dayOrNull(row.paid_at), row.method],
          ...[row.received, row.refunded, row.outstanding, row.credit_notes, row.credited],
        ];
      });
  },
};

/** Every receipt of money in a month, also what the bank reversed later and what was moved between orders. */
const payments: MoneyFile = {
  columns: [
    ...([["received_at", "moment"], ["amount", "money"], "currency", "order", ["order_state", "order_state"]] as const),
    ...(["invoice", "buyer", "email", ["method", "method"], "provider", "provider_reference"] as const),
    ...([["reversed_at", "moment"], "attributed"] as const),
  ],
  async *rows(db, period) {
    const { from, before } = momentsOf(period);
    const select = db
      .selectFrom("payment_receipts as receipt")
      .innerJoin("orders", "orders.id", "receipt.order_id")
      .leftJoin("invoices", "invoices.order_id", "orders.id")
      .leftJoin("payments", "payments.order_id", "orders.id")
      .where("receipt.received_at", ">=", from)
      .where("receipt.received_at", "<", before)
      .select(["receipt.received_at", "receipt.amount", "receipt.currency", "receipt.reversed_at", "attribution_id"])
      .select(["receipt.money_id", "orders.number", "orders.state", "orders.buyer", "orders.email", "orders.method"])
      .select(["invoices.number as invoice", "payments.provider"]);
    const key = [
      ["receipt.received_at", "asc", "moment"],
      ["receipt.id", "asc", "number"],
    ] as const;
    for await (const batch of pages((paging) => page(select, key, paging)))
      yield batch.map((row) => [
        ...[row.received_at, row.amount, row.currency, row.number, row.state, row.invoice],
        ...[row.buyer.name, row.email, row.method, row.provider, row.money_id],
        ...[row.reversed_at, row.attribution_id !== null],
      ]);
  },
};

/** Refunds that were sent or withdrawn in a month, or recorded in it and not sent yet. */
const refunds: MoneyFile = {
  columns: [
    ...([
      "refund",
      ["state", "refund_state"],
      ["scope", "refund_kind"],
      ["amount", "money"],
      "order",
      "invoice",
    ] as const),
    ...(["credit_note", "buyer", "email", ["recorded_at", "moment"], "recorded_by", ["ended_at", "moment"]] as const),
    ...(["ended_by", "proof", "note"] as const),
  ],
  async *rows(db, period) {
    const { from, before } = momentsOf(period);
    const moment = sql<Date>`coalesce(refund.ended_at, refund.recorded_at)`;
    const select = db
      .selectFrom("refunds as refund")
      .innerJoin("orders", "orders.id", "refund.order_id")
      .leftJoin("invoices", "invoices.order_id", "orders.id")
      .leftJoin("credit_notes", "credit_notes.refund_id", "refund.id")
      .where(sql<boolean>`${moment} >= ${from} and ${moment} < ${before}`)
      .select(["refund.id", "refund.state", "refund.kind", "refund.amount", "refund.note", "refund.proof"])
      .select(["recorded_at", "recorded_by", "ended_at", "ended_by", "orders.number", "orders.buyer", "orders.email"])
      .select(["invoices.number as invoice", "credit_notes.number as credit_note"]);
    const key = [
      [moment, "asc", "moment"],
      ["refund.id", "asc", "number"],
    ] as const;
    for await (const batch of pages((paging) => page(select, key, paging)))
      yield batch.map((row) => [
        ...[row.id, row.state, row.kind, row.amount, row.number, row.invoice, row.credit_note],
        ...[row.buyer.name, row.email, row.recorded_at, row.recorded_by, row.ended_at, row.ended_by],
        ...[row.proof, row.note],
      ]);
  },
};

export const moneyFiles = { invoices, payments, refunds };
