import { readAmount } from "#text/read-amount.ts";
import { type Pauses, readCsv } from "#text/read-csv.ts";
import { readDay } from "#time/read-day.ts";
import { daysOfPeriod, type NewCost, newCost } from "./cost.ts";

/** Most lines of one file. */
const maxCostLines = 2000;

/** One line of a file of costs: a cost, or why it is none, with the column that is wrong. */
type CostLine =
  | { line: number; ok: true; cost: NewCost }
  | { line: number; ok: false; column: keyof NewCost; code: string };

export type CostFile =
  | { ok: true; lines: CostLine[] }
  | { ok: false; code: "not_a_table" | "columns_missing" | "columns_repeated" | "no_lines" | "too_many_lines" };

/** Names of the columns, in both languages. */
const headings: Record<keyof NewCost, readonly string[]> = {
  campaign: ["campaign", "kampanye", "utm_campaign"],
  source: ["source", "sumber", "utm_source"],
  period: ["period", "periode", "day", "date", "month", "hari", "tanggal", "bulan"],
  amount: ["amount", "cost", "spend", "jumlah", "biaya"],
  note: ["note", "catatan"],
};

/** Reads a file of costs with the columns campaign, source, period (a day or a month), amount and, perhaps, note. */
export async function readCostFile(text: string, pauses: Pauses): Promise<CostFile> {
  const table = await readCsv(text, maxCostLines + 1, pauses);
  const [header, ...lines] = table?.lines ?? [];
  if (!header) return { ok: false, code: "not_a_table" };
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const columns = Object.fromEntries(
    Object.entries(headings).map(([field, known]) => [field, names.findIndex((name) => known.includes(name))]),
  ) as Record<keyof NewCost, number>;
  const { note: _optional, ...needed } = columns;
  if (Object.values(needed).includes(-1)) return { ok: false, code: "columns_missing" };
  // Which of two columns is meant is not known.
  if (Object.values(headings).some((known) => names.filter((name) => known.includes(name)).length > 1))
    return { ok: false, code: "columns_repeated" };
  if (lines.length === 0) return { ok: false, code: "no_lines" };
  if (table?.hasMore) return { ok: false, code: "too_many_lines" };
  const read: CostLine[] = [];
  for (const { number, cells } of lines) {
    read.push(readLine(number, cells, columns));
    if (pauses.isDue()) await pauses.pause();
  }
  return { ok: true, lines: markRepeats(read) };
}

function readLine(line: number, cells: readonly string[], columns: Record<keyof NewCost, number>): CostLine {
  const cell = (field: keyof NewCost) => cells[columns[field]]?.trim() ?? "";
  const amount = readAmount(cell("amount"));
  if (amount !== undefined && !Number.isInteger(amount))
    return { line, ok: false, column: "amount", code: "not_whole" };
  const parsed = newCost.safeParse({
    campaign: cell("campaign").toLowerCase(),
    source: cell("source").toLowerCase(),
    period: periodOf(cell("period")),
    // A text that is no amount is refused as such by the schema.
    amount: amount ?? (cell("amount") || null),
    note: cell("note"),
  });
  if (parsed.success) return { line, ok: true, cost: parsed.data };
  const issue = parsed.error.issues[0]!;
  return { line, ok: false, column: issue.path[0] as keyof NewCost, code: issue.message };
}

/** Returns a day or month in its canonical spelling: also `11/2026`, and days as spreadsheets write them. */
function periodOf(text: string): string {
  if (daysOfPeriod(text)) return text;
  const month = /^(\d{1,2})[-/](\d{4})$/.exec(text);
  if (month) return `${month[2]}-${month[1]!.padStart(2, "0")}`;
  return readDay(text) ?? text;
}

/** Marks lines about a campaign, source and period that an earlier line has: which of them is right is not known. */
function markRepeats(lines: CostLine[]): CostLine[] {
  const seen = new Set<string>();
  return lines.map((each) => {
    if (!each.ok) return each;
    const key = `${each.cost.campaign} ${each.cost.source} ${each.cost.period}`;
    if (seen.has(key)) return { line: each.line, ok: false, column: "period", code: "repeated_line" };
    seen.add(key);
    return each;
  });
}
