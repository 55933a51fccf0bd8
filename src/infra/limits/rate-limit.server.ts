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

/** How much more a /48 of IPv6 may use than one address: it is one subscriber's, or a company's. */
export const wideFactor = 10;

export interface LimitAnswer {
  allowed: boolean;
  /** Seconds until the window ends; for Retry-After. */
  retryAfter: number;
}

/** A limit and whom it is for, e.g. an address; only a digest of that is stored. */
export interface LimitClaim {
  scope: string;
  who: string;
  limit: Limit;
}

/**
 * Counts one request against a limit that all instances share, in one statement. Windows begin with the first request.
 */
export async function takeFromLimit(
  db: Database | Trx,
  { now, ...claim }: LimitClaim & { now: Date },
): Promise<LimitAnswer> {
  const { rows } = await sql<{ used: number; ends: Date }>`select used, ends from ${taking(claim, now)}`.execute(db);
  const { used, ends } = rows[0]!;
  return { allowed: used <= claim.limit.max, retryAfter: secondsUntil(ends, now) };
}

/**
 * Returns the same as part of a statement of the caller's own: a row of `used` and `ends`. The /48 around an IPv6 address
 * is counted too, always after the address itself, so that two requests never wait for each other.
 */
export function taking({ scope, who, limit }: LimitClaim, now: Date): RawBuilder<unknown> {
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
 * The same for requests of which some do not count: an excused one passes without being counted while the limit is not
 * used up, and is refused like any other once it is. In one statement, so that a burst is judged one after the other.
 * @param excused a condition on the database
 */
export async function takeUnlessExcused(
  db: Database,
  excused: RawBuilder<unknown>,
  { scope, who, limit, now }: LimitClaim & { now: Date },
): Promise<LimitAnswer> {
  const { key, wideKey = key } = keysOf(scope, who);
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; ends: Date | null; used: number | null }>`
    select count, ends, case when count < ${limit.max}::int and not (${excused})
      then (select used from ${taking({ scope, who, limit }, now)} taken) end as used
    from (select coalesce(max(case when key = ${key} then count else count / ${wideFactor}::int end), 0)::int as count,
        max(resets_at) as ends
      from rate_limits where key in (${key}, ${wideKey}) and resets_at > ${now}) as so_far`.execute(db);
  const { count, ends, used } = rows[0]!;
  const allowed = count < limit.max && (used ?? 0) <= limit.max;
  return { allowed, retryAfter: secondsUntil(ends ?? until, now) };
}

/** Whole seconds, at least one, for Retry-After. */
export function secondsUntil(ends: Date, now: Date): number {
  return Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
}

/** Forgets windows that are over; for the nightly upkeep. */
export async function forgetLimits(db: Database, now: Date): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now}`.execute(db);
}

/** Returns the network as which an address counts. */
export function oneAddress(who: string): string {
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
