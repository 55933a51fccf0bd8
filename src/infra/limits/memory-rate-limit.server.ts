import { networkOf } from "./client-network.server.ts";
import { type Limit, wideFactor } from "./rate-limit.server.ts";

/** Counts a request of an address; returns the seconds to wait when its limit is exceeded. */
export type MemoryRateLimit = (who: string, now: Date) => { retryAfter: number } | undefined;

/** Networks counted in one window. Against more of them a limit by address is useless, and memory must not run out. */
const maxNetworks = 100_000;

/**
 * Creates a limit for one process, counted in memory: for requests that are too frequent for a statement each, or must be
 * refused before they cost anything. No address is stored. The windows of all addresses begin and end together.
 */
export function createMemoryRateLimit({ max, seconds }: Limit): MemoryRateLimit {
  let counts = new Map<string, number>();
  let ends = 0;
  const add = (network: string) => {
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count;
  };
  return (who, now) => {
    const at = now.getTime();
    if (at >= ends || counts.size > maxNetworks) {
      counts = new Map();
      ends = at + seconds * 1000;
    }
    const { own, wide } = networkOf(who);
    const exceeded = add(own) > max || (wide !== undefined && add(wide) > max * wideFactor);
    return exceeded ? { retryAfter: Math.max(1, Math.ceil((ends - at) / 1000)) } : undefined;
  };
}
