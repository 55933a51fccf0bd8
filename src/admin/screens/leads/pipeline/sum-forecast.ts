import type { ForecastView } from "#leads/pipeline/pipeline-contract.ts";
import { type Rupiah, sum, zero } from "#money/rupiah.ts";

type Row = ForecastView["rows"][number];

/** What leads come to: how many, their value, and the value that their states make probable. */
export interface Sums {
  count: number;
  value: Rupiah;
  weighted: Rupiah;
  won: Rupiah;
}

export interface ForecastLine extends Sums {
  /** `2026-11`, or one of the words for the other months. */
  month: string;
}

/** Where a row stands that is in none of the months shown. */
type OtherMonth = "earlier" | "later" | "none";

/** Returns the sums of rows: what was won counts apart from what is open. */
export function sumOf(rows: readonly Row[]): Sums {
  const sums: Sums = { count: 0, value: zero, weighted: zero, won: zero };
  for (const { state, count, value, weighted } of rows) {
    if (state === "won") sums.won = sum(sums.won, value);
    else {
      sums.count += count;
      sums.value = sum(sums.value, value);
      sums.weighted = sum(sums.weighted, weighted);
    }
  }
  return sums;
}

/** Returns a line for each month shown, and for what should have closed before them, is expected after them, or has no day. */
export function linesOf(rows: readonly Row[], months: readonly string[]): ForecastLine[] {
  const byMonth = Map.groupBy(rows, ({ month }) => placeOf(month, months));
  const shown = [...(["earlier"] as const), ...months, ...(["later", "none"] as const)];
  return shown
    .filter((month) => months.includes(month) || byMonth.has(month))
    .map((month) => ({ month, ...sumOf(byMonth.get(month) ?? []) }));
}

function placeOf(month: string | null, months: readonly string[]): string {
  if (month === null) return "none" satisfies OtherMonth;
  if (months.includes(month)) return month;
  return (month < months[0]! ? "earlier" : "later") satisfies OtherMonth;
}

/** Returns the owners of rows by their names, nobody last, each with their sums. */
export function ownersOf(rows: readonly Row[]): { id: string | null; name: string | null; sums: Sums }[] {
  const byOwner = Map.groupBy(rows, ({ owner }) => owner?.id ?? null);
  return [...byOwner]
    .map(([id, own]) => ({ id, name: own[0]!.owner?.name ?? null, sums: sumOf(own) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || (a.name ?? "").localeCompare(b.name ?? ""));
}
