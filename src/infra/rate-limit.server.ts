import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "./database/tables.server.ts";

export interface Limit {
  /** Requests allowed in one window. */
  max: number;
  /** Length of the window. */
  seconds: number;
}

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

/** The same as part of a statement of the caller's own: a row of `used` and `ends`. */
export function taking({ scope, who, limit }: LimitClaim, now: Date): RawBuilder<unknown> {
  const until = new Date(now.getTime() + limit.seconds * 1000);
  return sql`take_from_limit(${keyOf(scope, who)}, ${now}, ${until})`;
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
  const key = keyOf(scope, who);
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; ends: Date | null; used: number | null }>`
    select count, ends, case when count < ${limit.max}::int and not (${excused})
      then (select used from take_from_limit(${key}, ${now}, ${until})) end as used
    from (select coalesce(max(count), 0)::int as count, max(resets_at) as ends
      from rate_limits where key = ${key} and resets_at > ${now}) as so_far`.execute(db);
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

/** One home or phone has a whole /64 of IPv6: it counts as one address. */
export function oneAddress(who: string): string {
  return isIPv6(who) && !who.startsWith("::ffff:") ? firstHalf(who) : who;
}

const keyOf = (scope: string, who: string) => `${scope}:${digest(scope, who)}`;

function digest(scope: string, who: string): string {
  return createHash("sha256")
    .update(`${scope}\0${oneAddress(who)}`)
    .digest("base64url")
    .slice(0, 22);
}

function firstHalf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
