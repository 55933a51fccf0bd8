import { expect, test } from "vitest";
import {
  boundaryAt,
  differenceOf,
  estimateMean,
  estimateRate,
  neededVisitors,
  type Rate,
  relativeDifferenceOf,
  type Verdict,
  verdictOf,
} from "./statistics.ts";

/** Returns the same random numbers on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns how many of so many visitors convert: the gaps between those who do are geometric. */
function binomial(random: () => number, visitors: number, rate: number): number {
  let count = -1;
  for (let visitor = 0; visitor <= visitors; count++)
    visitor += Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) + 1;
  return count;
}

const rateDifference = (base: Rate, other: Rate, bound: number) =>
  differenceOf(estimateRate(base), estimateRate(other), bound);

interface Plan {
  rates: readonly number[];
  /** Visitors of each arm in a day. */
  daily: readonly number[];
  days: number;
  planned: number;
}

const runs = 2000;
const alike: Plan = { rates: [0.05, 0.05], daily: [400, 400], days: 25, planned: 20_000 };

/** Returns the first verdict of an experiment that is looked at every day, of the arms that are found better or worse. */
function look(random: () => number, { rates, daily, days, planned }: Plan): Verdict {
  const counts = rates.map(() => 0);
  for (let day = 1; day <= days; day++) {
    for (const [arm, rate] of rates.entries()) counts[arm]! += binomial(random, daily[arm]!, rate);
    const share = (day * daily.reduce((sum, visitors) => sum + visitors, 0)) / planned;
    const bound = boundaryAt(share, rates.length - 1);
    const arms = counts.map((count, arm) => ({ count, of: day * daily[arm]! }));
    const found = arms.slice(1).map((arm) => verdictOf(rateDifference(arms[0]!, arm, bound), day === days));
    const verdict = found.find((each) => each === "better" || each === "worse");
    if (verdict) return verdict;
  }
  return "none";
}

function shareOf(plan: Plan, verdicts: readonly Verdict[]): number {
  const random = seeded(20_261_123);
  return Array.from({ length: runs }, () => look(random, plan)).filter((each) => verdicts.includes(each)).length / runs;
}

test("of 2,000 experiments without a difference, at most 5% show one on any of 25 days", () => {
  expect(shareOf(alike, ["better", "worse"])).toBeLessThanOrEqual(0.05);
});

test("a lift of 20% at a rate of 5% is found with 20,000 visitors in at least 80%, and is never called worse", () => {
  const lifted = { ...alike, rates: [0.05, 0.06] };
  expect(shareOf(lifted, ["better"])).toBeGreaterThanOrEqual(0.8);
  expect(shareOf(lifted, ["worse"])).toBe(0);
});

test.each<[string, Partial<Plan>]>([
  ["at a rate of 0.5%", { rates: [0.005, 0.005] }],
  ["with weights of 9 to 1", { daily: [720, 80] }],
  ["with four arms", { rates: [0.05, 0.05, 0.05, 0.05], daily: [200, 200, 200, 200] }],
  ["when the last day brings it 20% beyond the plan", { daily: [2000, 2000], days: 6 }],
])("without a difference, at most 5% show one %s", (_name, plan) => {
  expect(shareOf({ ...alike, ...plan }, ["better", "worse"])).toBeLessThanOrEqual(0.05);
});

test("revenue without a difference shows one in at most 5%", () => {
  const random = seeded(7);
  // Amounts as of packages: a few of them are much larger than most.
  const amount = () => 1_000_000 * Math.exp(2 * (random() + random() + random() - 1.5));
  let shown = 0;
  for (let run = 0; run < runs; run++) {
    const arms = [0, 1].map(() => ({ sum: 0, squares: 0, of: 0 }));
    for (let day = 1; day <= 20; day++) {
      for (const arm of arms) {
        arm.of += 500;
        for (let order = binomial(random, 500, 0.02); order > 0; order--) {
          const paid = amount();
          arm.sum += paid;
          arm.squares += paid ** 2;
        }
      }
      const verdict = verdictOf(
        differenceOf(estimateMean(arms[0]!), estimateMean(arms[1]!), boundaryAt(day / 20, 1)),
        false,
      );
      if (verdict === "undecided") continue;
      shown++;
      break;
    }
  }
  expect(shown / runs).toBeLessThanOrEqual(0.05);
});

test("the planned visitors find the planned lift in about four of five experiments", () => {
  const planned = neededVisitors({ rate: 0.04, lift: 0.25, weights: [1, 1] })!;
  const daily = Math.ceil(planned / 40);
  const found = shareOf({ rates: [0.04, 0.05], daily: [daily, daily], days: 20, planned }, ["better"]);
  expect(found).toBeGreaterThanOrEqual(0.8);
  expect(found).toBeLessThan(0.9);
});

test.each([
  ["a lift of half", 0.02, 0.03],
  ["no lift", 0.02, 0.02],
  ["a fall to a third", 0.06, 0.02],
])("relative limits hold %s in at least 95% of experiments that are looked at every day", (_name, base, lifted) => {
  const random = seeded(20_261_128);
  const truth = lifted / base - 1;
  let missed = 0;
  let contradictions = 0;
  for (let run = 0; run < runs; run++) {
    const arms = [base, lifted].map((rate) => ({ rate, count: 0, of: 0 }));
    for (let day = 1; day <= 20; day++) {
      for (const arm of arms) {
        arm.count += binomial(random, 250, arm.rate);
        arm.of += 250;
      }
      const bound = boundaryAt(day / 20, 1);
      const [a, b] = arms;
      const relative = relativeDifferenceOf(estimateRate(a!), estimateRate(b!), bound);
      const points = rateDifference(a!, b!, bound)!;
      if (!relative) continue;
      if (verdictOf(relative, false) !== verdictOf(points, false) || relative.low < -1) contradictions++;
      if (relative.low <= truth && truth <= relative.high) continue;
      missed++;
      break;
    }
  }
  expect(missed / runs).toBeLessThanOrEqual(0.05);
  // Sentence and percentage never disagree.
  expect(contradictions).toBe(0);
});
