import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../database/tables.server.ts";
import { networkOf } from "./client-network.server.ts";

export interface Limit {
  /** Requests allowed in one window. */
  max: number;
  /** Length of the window. */
  seconds: number;
}

/** How many times the limit of one address a /48 of IPv6 has: it belongs to one subscriber, or to a company. */
export const wideFactor = 10;

export interface LimitResult {
  allowed: boolean;
  /** Seconds until the window ends; for Retry-After. */
  retryAfter: number;
}

/** A limit and whose requests it counts, e.g. an address; only a digest of that is stored. */
export interface LimitClaim {
  scope: string;
  who: string;
  limit: Limit;
}

/** Counts one request against a limit that all instances share, in one statement. A window begins with its first request. */
export async function consumeRateLimit(
  db: Database | Trx,
  { now, ...claim }: LimitClaim & { now: Date },
): Promise<LimitResult> {
  const { rows } = await sql<{ used: number; ends: Date }>`select used, ends from ${countRequest(claim, now)}`.execute(
    db,
  );
  const { used, ends } = rows[0]!;
  return { allowed: used <= claim.limit.max, retryAfter: secondsUntil(ends, now) };
}

/**
 * Returns the count as part of the caller's statement: a row of `used` and `ends`. The /48 around an IPv6 address is
 * counted too, always after the address itself, so that two requests never lock each other out.
 */
export function countRequest({ scope, who, limit }: LimitClaim, now: Date): RawBuilder<unknown> {
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { key, wideKey } = keysOf(scope, who);
  if (!wideKey) return sql`take_from_limit(${key}, ${now}, ${until})`;
  return sql`(
    select greatest(own.used, ceil(wide.used / ${wideFactor}::numeric)::int) as used,
      case when wide.used > own.used * ${wideFactor}::int then wide.ends else own.ends end as ends
    from take_from_limit(${key}, ${now}, ${until}) own
    cross join lateral take_from_limit(case when own.used > 0 then ${wideKey}::text end, ${now}, ${until}) wide)`;
}

/**
 * Counts one request unless it is exempt: an exempt one is allowed and not counted while the limit is not exceeded, and
 * refused like any other once it is. One statement, so that a burst is counted one by one.
 * @param exempt a condition on the database
 */
export async function consumeUnlessExempt(
  db: Database,
  exempt: RawBuilder<unknown>,
  { scope, who, limit, now }: LimitClaim & { now: Date },
): Promise<LimitResult> {
  const { key, wideKey = key } = keysOf(scope, who);
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; ends: Date | null; used: number | null }>`
    select count, ends, case when count < ${limit.max}::int and not (${exempt})
      then (select used from ${countRequest({ scope, who, limit }, now)} counted) end as used
    from (select coalesce(max(case when key = ${key} then count else count / ${wideFactor}::int end), 0)::int as count,
        max(resets_at) as ends
      from rate_limits where key in (${key}, ${wideKey}) and resets_at > ${now} and resets_at <= ${until}) as current`.execute(
    db,
  );
  const { count, ends, used } = rows[0]!;
  const allowed = count < limit.max && (used ?? 0) <= limit.max;
  return { allowed, retryAfter: secondsUntil(ends ?? until, now) };
}

/** Returns whole seconds, at least one, for Retry-After. */
export function secondsUntil(ends: Date, now: Date): number {
  return Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
}

/** Returns the network under which an address is counted. */
export function countedNetwork(who: string): string {
  return networkOf(who).own;
}

function keysOf(scope: string, who: string): { key: string; wideKey?: string } {
  const { own, wide } = networkOf(who);
  const keyOf = (network: string) => `${scope}:${digest(`${scope}\0${network}`)}`;
  return { key: keyOf(own), ...(wide === undefined ? {} : { wideKey: keyOf(wide) }) };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
