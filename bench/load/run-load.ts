import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "./client.ts";
import { judge } from "./objectives.ts";
import { createRecorder, runStep, type Step } from "./step.ts";
import { type Answered, type Bank, type Customer, createTraffic, spreadArrivals } from "./traffic.ts";

export interface LoadPlan {
  url: string;
  customers: readonly Customer[];
  bank: Bank;
  /** Arrivals a second of the first step, and the most. */
  from: number;
  to: number;
  /** By how much each step has more than the one before. */
  factor: number;
  /** Goes on where an objective is not met. */
  all?: boolean;
  /** Length of a step. */
  seconds: number;
  onStep?: ((step: Step) => void) | undefined;
}

/** Sends more and more traffic to an address, step by step, until an objective breaks or the last step is done. */
export async function runLoad(plan: LoadPlan): Promise<{ steps: Step[]; answered: Answered }> {
  const client = createClient(plan.url);
  const answered: Answered = { leads: [], orders: [], paid: [] };
  const { measure, take } = createRecorder();
  const acts = createTraffic({ ...plan, client, answered, measure });
  const arrivals = spreadArrivals(plan.customers.length > 0);
  const steps: Step[] = [];
  // The first of each kind loads code, a purchase also that of its mails and its invoice: once in the life of a process.
  for (const arrival of new Set(arrivals)) await acts[arrival](0);
  await sleep(3000);
  take();
  for (let rate = plan.from; rate <= plan.to; rate *= plan.factor) {
    const step = await runStep({ rate, seconds: plan.seconds }, arrivals, acts, take);
    steps.push(step);
    plan.onStep?.(step);
    if (!plan.all && judge(step).some(({ met }) => !met)) break;
  }
  client.close();
  return { steps, answered };
}
