import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "kysely";
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

/**
 * Counts one request against a limit that all instances share, in one statement. Windows begin with the first request.
 * @param who whom the limit is for, e.g. an address; only a digest of it is stored
 */
export async function takeFromLimit(
  db: Database | Trx,
  { scope, who, limit, now }: { scope: string; who: string; limit: Limit; now: Date },
): Promise<LimitAnswer> {
  const key = `${scope}:${digest(scope, who)}`;
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into rate_limits as it (key, count, resets_at) values (${key}, 1, ${until})
    on conflict (key) do update set
      count = case when it.resets_at <= ${now} then 1 else it.count + 1 end,
      resets_at = case when it.resets_at <= ${now} then ${until} else it.resets_at end
    returning count, resets_at`.execute(db);
  const { count, resets_at } = rows[0]!;
  const retryAfter = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
  return { allowed: count <= limit.max, retryAfter };
}

/** Forgets windows that are over; for the nightly upkeep. */
export async function forgetLimits(db: Database, now: Date): Promise<void> {
  await sql`delete from rate_limits where resets_at <= ${now}`.execute(db);
}

/** One home or phone has a whole /64 of IPv6: it counts as one address. */
export function oneAddress(who: string): string {
  return isIPv6(who) && !who.startsWith("::ffff:") ? firstHalf(who) : who;
}

function digest(scope: string, who: string): string {
  return createHash("sha256").update(`${scope}\0${oneAddress(who)}`).digest("base64url").slice(0, 22);
}

function firstHalf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
