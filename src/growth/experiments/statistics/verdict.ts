import type { Interval } from "./difference.ts";

/** What is said of an arm beside arm a. `none`: at the end, a difference was not found. */
export const verdicts = ["undecided", "better", "worse", "none"] as const;
export type Verdict = (typeof verdicts)[number];

/** Returns what an interval says: a difference counts as soon as 0 is outside, and is missing only at the end. */
export function verdictOf(interval: Interval | undefined, isFinal: boolean): Verdict {
  if (interval && interval.low > 0) return "better";
  if (interval && interval.high < 0) return "worse";
  return isFinal ? "none" : "undecided";
}
