import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Reply } from "./client.ts";
import type { Act, Arrival, Measure } from "./traffic.ts";

/** One request: how long it took until its response was complete, in milliseconds, and the status; 0 for none. */
export interface Sample {
  act: Act;
  ms: number;
  status: number;
}

export interface Step {
  /** Arrivals a second. */
  rate: number;
  samples: Sample[];
  /** How late this program itself was in 99 of 100 cases at most, in milliseconds; it shares the machine. */
  ownDelay: number;
}

/** Returns the recorder of requests, and the samples that it has recorded since the last call. */
export function createRecorder(): { measure: Measure; take: () => Sample[] } {
  let samples: Sample[] = [];
  return {
    async measure(act, send) {
      const began = performance.now();
      const reply: Reply | undefined = await send().catch(() => undefined);
      samples.push({ act, ms: performance.now() - began, status: reply?.status ?? 0 });
      return reply;
    },
    take() {
      const taken = samples;
      samples = [];
      return taken;
    },
  };
}

/**
 * Lets arrivals come at a rate, whether or not earlier ones have been answered, as visitors do; then waits for all
 * answers.
 * @param acts what each arrival does; receives the number of the arrival
 */
export async function runStep(
  { rate, seconds }: { rate: number; seconds: number },
  arrivals: readonly Arrival[],
  acts: Record<Arrival, (number: number) => Promise<unknown>>,
  take: () => Sample[],
): Promise<Step> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const running: Promise<unknown>[] = [];
  const began = performance.now();
  const count = Math.round(rate * seconds);
  while (running.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
    while (running.length < due) {
      const number = running.length;
      running.push(acts[arrivals[number % arrivals.length]!](number));
    }
    await sleep(2);
  }
  await Promise.all(running);
  delay.disable();
  return { rate, samples: take(), ownDelay: delay.percentile(99) / 1e6 };
}
