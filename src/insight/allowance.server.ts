import { type Limit, oneAddress } from "#infra/rate-limit.server.ts";

/**
 * A limit for one process, counted in memory: page views are too many for a statement each, and an address that is
 * never written cannot be kept. Everybody's window begins and ends together.
 */
export function openAllowance({ max, seconds }: Limit): (who: string, now: Date) => { retryAfter: number } | undefined {
  let taken = new Map<string, number>();
  let ends = 0;
  return (who, now) => {
    const at = now.getTime();
    if (at >= ends) {
      taken = new Map();
      ends = at + seconds * 1000;
    }
    const address = oneAddress(who);
    const count = (taken.get(address) ?? 0) + 1;
    taken.set(address, count);
    return count > max ? { retryAfter: Math.max(1, Math.ceil((ends - at) / 1000)) } : undefined;
  };
}
