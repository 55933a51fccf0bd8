import { type Rupiah, sum, zero } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { type CostEntry, costWithin } from "./cost.ts";

/** What the report may be split by. Campaign, source, medium and edition are those of the arrival; the others of the row. */
export const reportDimensions = ["campaign", "source", "medium", "product", "locale", "edition"] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** What is counted by day; the report shows neither paid orders nor money that came in and went out. */
export type ReportMeasure = "visit" | "lead" | "account" | "order" | "paid" | "received" | "refunded" | "revenue";

/** What came of the visits that one arrival brought. */
interface TouchCounts {
  leads: number;
  accounts: number;
  orders: number;
  /** Without PPN, less credit notes, in rupiah. */
  revenue: Rupiah;
}

/** One value of a dimension. Visits are counted without knowing who, so they have one campaign only. */
export interface ReportLine {
  value: string;
  visits: number;
  /** By the first arrival of the person, and by the last one before. */
  first: TouchCounts;
  last: TouchCounts;
  cost: Rupiah;
}

/** Counts with the same values at the first and the last arrival. */
export interface ReportCount {
  first: string;
  last: string;
  /** Whether the first and the last arrival are of the campaign that is requested. */
  in_first: boolean;
  in_last: boolean;
  measure: ReportMeasure;
  count: number;
  amount: Rupiah;
}

/** Returns the lines of the report, the most revenue by last arrival first, then the most visits. */
export function reportLines(
  counts: readonly ReportCount[],
  costs: readonly { value: string; cost: Rupiah }[],
): ReportLine[] {
  const lines = new Map<string, ReportLine>();
  const lineOf = (value: string) => {
    const line = lines.get(value) ?? emptyLine(value);
    lines.set(value, line);
    return line;
  };
  for (const each of counts) {
    if (each.measure === "visit") lineOf(each.last).visits += each.count;
    else {
      if (each.in_first) add(lineOf(each.first).first, each);
      if (each.in_last) add(lineOf(each.last).last, each);
    }
  }
  for (const { value, cost } of costs) addCost(lineOf(value), cost);
  return [...lines.values()].sort(
    (one, other) =>
      other.last.revenue - one.last.revenue || other.visits - one.visits || (one.value < other.value ? -1 : 1),
  );
}

/** Returns the sum of lines, under a name of its own. */
export function sumLines(value: string, lines: readonly ReportLine[]): ReportLine {
  const total = emptyLine(value);
  for (const line of lines) {
    total.visits += line.visits;
    addCost(total, line.cost);
    for (const side of ["first", "last"] as const) {
      for (const name of ["leads", "accounts", "orders"] as const) total[side][name] += line[side][name];
      total[side].revenue = sum(total[side].revenue, line[side].revenue);
    }
  }
  return total;
}

/**
 * Returns the costs of a period by the values of a dimension. A cost is of a campaign and a source; split by anything
 * else it belongs to no value.
 */
export function costsBy(by: ReportDimension, costs: readonly CostEntry[], from: Day, to: Day) {
  return costs.map((entry) => ({
    value: by === "campaign" || by === "source" ? entry[by] : "",
    cost: costWithin(entry, from, to),
  }));
}

const nothing = (): TouchCounts => ({ leads: 0, accounts: 0, orders: 0, revenue: zero });
const emptyLine = (value: string): ReportLine => ({ value, visits: 0, first: nothing(), last: nothing(), cost: zero });

function addCost(line: ReportLine, cost: Rupiah): void {
  line.cost = sum(line.cost, cost);
}

function add(counts: TouchCounts, { measure, count, amount }: ReportCount): void {
  if (measure === "lead") counts.leads += count;
  if (measure === "account") counts.accounts += count;
  if (measure === "order") counts.orders += count;
  if (measure === "revenue") counts.revenue = sum(counts.revenue, amount);
}
