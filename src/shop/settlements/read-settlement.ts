import { isRupiah, magnitude, minus, nearestRupiah, negative, type Rupiah, sum, zero } from "#money/rupiah.ts";
import { readAmount } from "#text/read-amount.ts";
import { type CsvFile, type Pauses, readCsv } from "#text/read-csv.ts";
import type { Day } from "#time/jakarta-day.ts";
import { readDay } from "#time/read-day.ts";
import {
  type ColumnMapping,
  recogniseHeader,
  type SettlementField,
  type SettlementFormat,
} from "./settlement-formats.ts";

/** Most lines of one file: a month of a busy shop. */
const maxLines = 20_000;
/** Lines before the header, such as a title and a period. */
const maxPreamble = 25;

/** One payment or refund in a settlement file, amounts in whole rupiah, those of a refund positive too. */
export interface SettlementLine {
  line: number;
  kind: "payment" | "refund";
  /** The provider's id of the row; made of its content when the file has none. */
  reference: string;
  /** The text in which the order's number is looked for. */
  order: string;
  vaNumber: string;
  paidDay: Day | null;
  gross: Rupiah;
  fee: Rupiah;
  net: Rupiah;
}

export interface SettlementHeader {
  /** The column names, and the lines below. */
  names: readonly string[];
  lines: CsvFile["lines"];
  /** Whether the file has more lines than can be read. */
  hasMore: boolean;
  recognised: { format: Exclude<SettlementFormat, "other">; columns: ColumnMapping } | null;
}

/** Returns the header of a file and what follows it; null when it is no table. */
export async function readHeader(text: string, pauses: Pauses): Promise<SettlementHeader | null> {
  const file = await readCsv(text, maxPreamble + maxLines, pauses);
  if (!file) return null;
  const first = file.lines.slice(0, maxPreamble);
  const known = first.findIndex((line) => recogniseHeader(line.cells));
  const widest = Math.max(0, ...first.map((line) => filled(line.cells)));
  const index = known >= 0 ? known : first.findIndex((line) => filled(line.cells) === widest);
  const header = file.lines[index];
  if (!header || filled(header.cells) < 2) return null;
  return {
    names: header.cells.map((cell) => cell.trim()),
    lines: file.lines.slice(index + 1),
    hasMore: file.hasMore || file.lines.length - index - 1 > maxLines,
    recognised: recogniseHeader(header.cells),
  };
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

export interface ReadSettlement {
  lines: SettlementLine[];
  /** Lines that are no payment: failed ones, withdrawals, transfers, totals. */
  ignored: number;
  /** Numbers of lines whose amount cannot be read. */
  unreadable: number[];
}

const notPaid = /fail|pending|expire|cancel|void|deny|denied|declin|gagal/i;
const refunds = /refund|reversal|chargeback|pengembalian/i;
const otherMoney = /disburse|withdraw|transfer|payout|top.?up|platform.?fee|remittance|penarikan|other/i;

/** Reads the lines of a settlement file by the columns of its fields. */
export async function readSettlement(
  header: SettlementHeader,
  columns: ColumnMapping,
  pauses: Pauses,
): Promise<ReadSettlement> {
  const read: ReadSettlement = { lines: [], ignored: 0, unreadable: [] };
  const byPayment = new Map<string, SettlementLine>();
  for (const { number, cells } of header.lines) {
    const cell = (field: SettlementField) => (columns[field] === undefined ? "" : (cells[columns[field]] ?? "").trim());
    const line = readLine(number, cell);
    if (line === "ignored") read.ignored += 1;
    else if (line === "unreadable") read.unreadable.push(number);
    else if (columns.line_type === undefined) read.lines.push(line);
    else addPart(read.lines, byPayment, line, cell("line_type"));
    if (pauses.isDue()) await pauses.pause();
  }
  return read;
}

type Cell = (field: SettlementField) => string;

function readLine(number: number, cell: Cell): SettlementLine | "ignored" | "unreadable" {
  if (!cell("gross") && !cell("order") && !cell("reference")) return "ignored";
  if (notPaid.test(cell("status")) || otherMoney.test(cell("type"))) return "ignored";
  const amount = readAmount(cell("gross"));
  const fee = Math.abs(readAmount(cell("fee") || "0") ?? Number.NaN);
  const tax = Math.abs(readAmount(cell("tax") || "0") ?? Number.NaN);
  const net = cell("net") ? readAmount(cell("net")) : undefined;
  if (amount === undefined || !isRupiah(amount) || !isRupiah(Math.round(fee + tax))) return "unreadable";
  if (amount === 0) return "ignored";
  const isDebit = /debit/i.test(cell("direction")) && /^transaction$/i.test(cell("line_type"));
  const isRefund = amount < 0 || isDebit || refunds.test(`${cell("type")} ${cell("status")}`);
  const gross = magnitude(amount);
  const fees = nearestRupiah(fee + tax);
  const paidDay = readDay(cell("paid")) ?? null;
  const [order, vaNumber] = [cell("order").slice(0, 300), cell("va_number").replaceAll(/\D/g, "").slice(0, 40)];
  const given = cell("reference").slice(0, 200);
  return {
    line: number,
    kind: isRefund ? "refund" : "payment",
    // A refund often repeats the payment's id.
    reference: given ? `${given}${isRefund ? ":refund" : ""}` : [order, vaNumber, paidDay, amount].join("|"),
    order,
    vaNumber,
    paidDay,
    gross,
    fee: fees,
    net: net === undefined ? minus(gross, fees) : magnitude(nearestRupiah(net)),
  };
}

/** Adds a line of a report that has a payment, its fee and its tax on lines of their own. */
function addPart(lines: SettlementLine[], byPayment: Map<string, SettlementLine>, part: SettlementLine, type: string) {
  const key = part.reference.replace(/:refund$/, "") || part.order;
  const isMoney = /^transaction$/i.test(type) || type === "";
  const payment = byPayment.get(key);
  if (isMoney) {
    const fee = payment?.gross === 0 ? payment.fee : zero;
    const whole = { ...part, fee, net: minus(part.gross, fee) };
    byPayment.set(key, whole);
    lines.push(whole);
  } else if (/fee|vat/i.test(type)) {
    const less = /reversal/i.test(type) ? negative(part.gross) : part.gross;
    if (payment) {
      payment.fee = sum(payment.fee, less);
      payment.net = minus(payment.gross, payment.fee);
    } else {
      // The fee stands above its payment: it waits, and counts as nothing when no payment follows.
      byPayment.set(key, { ...part, gross: zero, fee: less, net: negative(less) });
    }
  }
}
