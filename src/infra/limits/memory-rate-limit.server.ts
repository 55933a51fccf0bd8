import { networkOf } from "./client-network.server.ts";
import { type Limit, wideFactor } from "./rate-limit.server.ts";

/** Counts a request of an address; returns what to wait, in seconds, when its limit is used up. */
export type Allowance = (who: string, now: Date) => { retryAfter: number } | undefined;

/** Networks counted in one window. With more of them at once no count by address helps, and memory must not run out. */
const mostNetworks = 100_000;

/**
 * Opens a limit for one process, counted in memory: for what is too frequent for a statement each, or must be refused
 * before it costs anything. An address that is never written cannot be kept. All windows begin and end together.
 */
export function openAllowance({ max, seconds }: Limit): Allowance {
  let counts = new Map<string, number>();
  let ends = 0;
  const add = (network: string) => {
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count;
  };
  return (who, now) => {
    const at = now.getTime();
    if (at >= ends || counts.size > mostNetworks) {
      counts = new Map();
      ends = at + seconds * 1000;
    }
    const { own, wide } = networkOf(who);
    const usedUp = add(own) > max || (wide !== undefined && add(wide) > max * wideFactor);
    return usedUp ? { retryAfter: Math.max(1, Math.ceil((ends - at) / 1000)) } : undefined;
  };
}
