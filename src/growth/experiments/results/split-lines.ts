import type { SplitCount, SplitDimension } from "./counted-rows.ts";
import type { SplitLine } from "./result-view.ts";

/** Sources shown one by one: anybody may make up names. */
export const sourcesShown = 12;

/** Returns a line for each value of a dimension, the one with most visitors first. */
export function splitLines(
  counts: readonly SplitCount[],
  dimension: SplitDimension,
  arms: readonly string[],
): SplitLine[] {
  const byValue = Map.groupBy(
    counts.filter((each) => each.dimension === dimension),
    ({ value }) => value,
  );
  return [...byValue]
    .map(([value, own]) => ({ value, arms: arms.map((arm) => lineOf(arm, own)) }))
    .sort((one, other) => visitorsOf(other) - visitorsOf(one) || (one.value < other.value ? -1 : 1));
}

/** Returns the first lines, and the sum of the others as one more, without a name. */
export function withRest(lines: readonly SplitLine[], shown: number): SplitLine[] {
  const rest = lines.slice(shown);
  if (rest.length === 0) return [...lines];
  const arms = rest[0]!.arms.map((first, index) =>
    rest.slice(1).reduce((sum, line) => add(sum, line.arms[index]!), first),
  );
  return [...lines.slice(0, shown), { value: "", arms }];
}

type ArmLine = SplitLine["arms"][number];

function lineOf(arm: string, counts: readonly SplitCount[]): ArmLine {
  const line: ArmLine = { arm, visitors: 0, contact: 0, registration: 0, order: 0, paid: 0, revenue: 0 };
  for (const { measure, count, amount } of counts.filter((each) => each.arm === arm)) {
    if (measure === "visitor") line.visitors += count;
    else if (measure === "revenue") line.revenue += amount;
    else line[measure] += count;
  }
  return line;
}

function add(one: ArmLine, other: ArmLine): ArmLine {
  const sum = { ...one };
  for (const name of ["visitors", "contact", "registration", "order", "paid", "revenue"] as const)
    sum[name] += other[name];
  return sum;
}

const visitorsOf = ({ arms }: SplitLine) => arms.reduce((sum, { visitors }) => sum + visitors, 0);
