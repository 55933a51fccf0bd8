import type { CsvCell } from "#text/write-csv.ts";
import { returnOn } from "./use-report-format.ts";
import type { ReportRow } from "./use-report-rows.ts";

/** The names of the columns. */
interface Columns {
  visits: string;
  first: string;
  last: string;
  leads: string;
  accounts: string;
  orders: string;
  revenue: string;
  return: string;
  cost: string;
}

const steps = ["leads", "accounts", "orders", "revenue", "return"] as const;

/** Returns the rows of the report for a spreadsheet; amounts are whole rupiah, and the return is a share. */
export function reportCsv(by: string, columns: Columns, rows: readonly ReportRow[]): CsvCell[][] {
  const head = (side: "first" | "last") => steps.map((step) => `${columns[step]} (${columns[side]})`);
  return [
    [by, columns.visits, ...head("first"), ...head("last"), columns.cost],
    ...rows.map(({ label, line }) => [label, line.visits, ...cells(line, "first"), ...cells(line, "last"), line.cost]),
  ];
}

function cells(line: ReportRow["line"], side: "first" | "last"): CsvCell[] {
  const { leads, accounts, orders, revenue } = line[side];
  const share = returnOn(revenue, line.cost);
  return [leads, accounts, orders, revenue, share === undefined ? null : Number(share.toFixed(4))];
}
