import type { CsvCell } from "#text/write-csv.ts";
import { measures } from "../measures.ts";
import { splitDimensions } from "./counted-rows.ts";
import type { ResultView } from "./result-view.ts";

export const resultColumns = [
  "split",
  "value",
  "arm",
  "measure",
  "visitors",
  "count",
  "amount",
  "per_visitor",
  "difference",
  "low",
  "high",
  "relative",
  "relative_low",
  "relative_high",
  "verdict",
] as const;

type Row = readonly CsvCell[];

/** Returns a result as rows of `resultColumns`; differences are stated of all visitors only. */
export function resultRows({ measures: results, visitors, splits }: ResultView): Row[] {
  const all = measures.flatMap((measure) =>
    results[measure].arms.map(({ arm, count, amount, rate }): Row => {
      const of = visitors.find((each) => each.arm === arm)!.count;
      const found = results[measure].comparisons.find((each) => each.arm === arm) ?? none;
      const { difference, low, high, verdict } = found;
      const relative = [found.relative?.difference ?? null, found.relative?.low ?? null, found.relative?.high ?? null];
      return ["all", "", arm, measure, of, count, amount, rate, difference, low, high, ...relative, verdict];
    }),
  );
  const parts = splitDimensions.flatMap((dimension) =>
    splits[dimension].flatMap(({ value, arms }) =>
      arms.flatMap(({ arm, visitors: of, revenue, ...counts }) =>
        measures.map((measure): Row => {
          const [count, amount] = measure === "revenue" ? [0, revenue] : [counts[measure], 0];
          return [
            dimension,
            value,
            arm,
            measure,
            of,
            count,
            amount,
            of === 0 ? null : (count + amount) / of,
            ...unsaid,
          ];
        }),
      ),
    ),
  );
  return [...all, ...parts];
}

const none = { difference: null, low: null, high: null, relative: null, verdict: "" };
const unsaid = [null, null, null, null, null, null, ""] as const;
