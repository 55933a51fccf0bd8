import { readSet } from "#content/read-set.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { TaxRate } from "../prices/money.ts";
import type { Line } from "../prices/price.ts";
import { colours, contentWidth, page, type Sheet } from "./tagged-pdf.server.ts";

export interface ItemRow {
  item: string;
  /** A second line below the item. */
  detail?: string;
  quantity: string;
  price: string;
  amount: string;
}

const left = page.margin;
// Left edge and width of each column, measured from the margin.
const columns = [
  { at: 0, width: 235, align: "left" },
  { at: 239, width: 64, align: "right" },
  { at: 311, width: 90, align: "right" },
  { at: 409, width: contentWidth - 409, align: "right" },
] as const;

/** Draws the table of what was bought; returns the y at which the next part begins. */
export function drawItems(sheet: Sheet, top: number, rows: readonly ItemRow[], locale: Locale): number {
  const table = sheet.group("Table");
  const words = readSet(locale, "invoice");
  const heads = [words.item, words.quantity, words.price, words.amount];
  const head = sheet.group("TR", table);
  let y = top;
  for (const [index, column] of columns.entries()) {
    const { align, width } = column;
    const box = { x: left + column.at, y: top, width, align, size: 8.5, colour: colours.muted };
    y = sheet.text("TH", heads[index]!, box, { parent: head, scope: "Column" });
  }
  y += 5;
  sheet.rule(y, left, contentWidth, 1);
  for (const row of rows) y = drawItem(sheet, y + 9, sheet.group("TR", table), row) + 9;
  sheet.rule(y);
  return y;
}

function drawItem(sheet: Sheet, top: number, parent: ReturnType<Sheet["group"]>, row: ItemRow): number {
  const cells = [row.item, row.quantity, row.price, row.amount];
  const cell = sheet.group("TD", parent);
  const [first] = columns;
  let bottom = sheet.text("P", row.item, { x: left, y: top, width: first.width, bold: true }, { parent: cell });
  if (row.detail) {
    const box = { x: left, y: bottom + 1, width: first.width, size: 8.5, colour: colours.muted };
    bottom = sheet.text("P", row.detail, box, { parent: cell });
  }
  for (const [index, { at, width, align }] of columns.entries())
    if (index > 0) sheet.text("TD", cells[index]!, { x: left + at, y: top, width, align }, { parent });
  return bottom;
}

/** `strong`: the sum of the others. `quiet`: printed beside the sum without being a part of it. */
export type SumRow = readonly [label: string, amount: string, kind?: "strong" | "quiet"];

/** Returns the rows of a price: what was bought, voucher, fee, tax and total. */
export function priceRows(
  price: {
    /** The first one is what is bought. */
    lines: readonly Line[];
    dpp: Rupiah;
    ppn: Rupiah;
    total: Rupiah;
    tax: TaxRate;
    voucher_code: string | null;
  },
  locale: Locale,
): SumRow[] {
  const { lines, dpp, ppn, total, tax, voucher_code } = price;
  const words = readSet(locale, "invoice");
  const money = (amount: Rupiah) => formatRupiah(amount, locale);
  const rows: SumRow[] = [[words.subtotal, money(lines[0]!.amount)]];
  for (const { kind, amount } of lines) {
    if (kind === "voucher") rows.push([fill(words.voucher, { code: voucher_code ?? "" }).trim(), money(amount)]);
    if (kind === "channel_fee") rows.push([words.channelFee, money(amount)]);
  }
  rows.push(
    [words.dpp, money(dpp), "quiet"],
    [fill(words.ppn, { percent: String(tax.percent) }), money(ppn)],
    [words.total, money(total), "strong"],
  );
  return rows;
}

/** Draws the sums on the right, below the items; returns the y at which the next part begins. */
export function drawSums(sheet: Sheet, top: number, rows: readonly SumRow[]): number {
  const width = 290;
  const x = left + contentWidth - width;
  const label = width - 95;
  const table = sheet.group("Table");
  let y = top + 8;
  for (const [index, [name, amount, kind]] of rows.entries()) {
    if (kind === "strong" && index > 0) {
      sheet.rule(y + 1, x, width);
      y += 7;
    }
    const row = sheet.group("TR", table);
    const style = { y, bold: kind === "strong", ...(kind === "quiet" && { colour: colours.muted }) };
    const bottom = sheet.text("TH", name, { ...style, x, width: label }, { parent: row, scope: "Row" });
    sheet.text("TD", amount, { ...style, x: x + label, width: width - label, align: "right" }, { parent: row });
    y = bottom + 4;
  }
  return y;
}
