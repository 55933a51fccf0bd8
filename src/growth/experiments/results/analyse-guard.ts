import { boundaryAt } from "../statistics/boundary.ts";
import { differenceOf, estimateRate, rateOf } from "../statistics/difference.ts";
import type { GuardName } from "../tables.server.ts";
import type { Analysis } from "./analyse-measure.ts";
import { runningSums } from "./running-sums.ts";

/** Returns how often something that must not get worse happened in each arm, and which arms have clearly more of it than arm a. */
export function analyseGuard(failed: GuardName, all: readonly GuardName[], analysis: Analysis) {
  const { arms, days, counts, planned } = analysis;
  const last = (arm: string, measure: GuardName | "visitor") =>
    runningSums(counts, days, arm, measure).at(-1)?.count ?? 0;
  const found = arms.map((arm) => {
    const of = all.reduce((sum, name) => sum + last(arm, name), 0);
    return { arm, count: last(arm, failed), of, rate: rateOf({ count: last(arm, failed), of }) };
  });
  const visitors = arms.reduce((sum, arm) => sum + last(arm, "visitor"), 0);
  const bound = boundaryAt(visitors / planned, arms.length - 1);
  const isWorse = (other: (typeof found)[number]) =>
    (differenceOf(estimateRate(found[0]!), estimateRate(other), bound)?.low ?? 0) > 0;
  return {
    arms: found,
    worse: found
      .slice(1)
      .filter(isWorse)
      .map(({ arm }) => arm),
  };
}
