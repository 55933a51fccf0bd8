import type { Sample, Step } from "./step.ts";
import type { Act } from "./traffic.ts";

/** A share of the requests of an act is answered within a time. */
interface Objective {
  act: Act;
  share: number;
  /** Milliseconds. */
  within: number;
}

/** The objectives of docs/operations.md as a visitor sees them. */
export const objectives: Objective[] = [
  { act: "page", share: 0.999, within: 50 },
  { act: "event", share: 0.99, within: 100 },
  { act: "search", share: 0.99, within: 200 },
  { act: "quote", share: 0.99, within: 200 },
  { act: "lead", share: 0.99, within: 500 },
  { act: "order", share: 0.99, within: 1000 },
  { act: "notification", share: 0.99, within: 1000 },
  { act: "status", share: 0.99, within: 500 },
];

/** The most requests of a thousand that may fail. */
const mostFailures = 1;

export interface Verdict {
  act: Act;
  requests: number;
  p50: number;
  /** The time within which the objective's share was answered. */
  reached: number;
  failed: number;
  met: boolean;
}

/** Compares a step with the objectives; acts that did not occur are left out. */
export function judge({ samples }: Pick<Step, "samples">): Verdict[] {
  return objectives.flatMap(({ act, share, within }) => {
    const own = samples.filter((sample) => sample.act === act);
    if (own.length === 0) return [];
    const failed = own.filter(hasFailed).length;
    const times = own.filter((sample) => !hasFailed(sample)).map(({ ms }) => ms);
    const [p50, reached] = [quantile(times, 0.5), quantile(times, share)];
    return [
      {
        act,
        requests: own.length,
        p50,
        reached,
        failed,
        met: reached <= within && failed * 1000 <= own.length * mostFailures,
      },
    ];
  });
}

/** No response, or a refusal: also one by a limit, since then the limit is measured and not the server. */
const hasFailed = ({ status }: Sample) => status === 0 || status >= 400;

/** Returns the smallest time within which a share of the requests was answered. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
