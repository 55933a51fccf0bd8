import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** The longest wait between two attempts, in seconds: it makes guessing hopeless and is bearable for an owner. */
export const maxWaitSeconds = 30;
/** Older failures no longer count, in seconds. */
export const countedSeconds = 3600;
/** Stored where nobody waits: the present moment would refuse an attempt that began earlier or on a slower clock. */
const noWait = new Date(0);

type Attempt = { allowed: true; failures: number } | { allowed: false; retryAfterSeconds: number };

/**
 * Records an attempt under a key as failed before it is made, so that a hundred concurrent ones are not free. There is no
 * wait while failures are few; then it is one second, and doubles each time.
 * Attempts during a wait are not counted, so an attacker cannot prolong it.
 * @param free failures that cause no wait
 */
export async function recordAttempt(db: Database, key: string, free: number, now: Date): Promise<Attempt> {
  const isOld = sql<boolean>`login_slowdowns.last_at < ${now}::timestamptz - make_interval(secs => ${countedSeconds})`;
  const failures = sql<number>`case when ${isOld} then 1 else login_slowdowns.failures + 1 end`;
  const seconds = sql`least(${maxWaitSeconds}::integer, power(2, least(${failures} - ${free}::bigint, 10))::integer)`;
  const blockedUntil = sql<Date>`case when ${failures} < ${free}::bigint then ${noWait}::timestamptz
    else ${now}::timestamptz + make_interval(secs => ${seconds}) end`;
  const recorded = await db
    .insertInto("login_slowdowns")
    .values({ key, failures: 1, blocked_until: noWait, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ failures, blocked_until: blockedUntil, last_at: now })
        // A wait longer than any is one of a clock that was ahead.
        .where(({ eb, or }) =>
          or([
            eb("login_slowdowns.blocked_until", "<=", now),
            eb("login_slowdowns.blocked_until", ">", new Date(now.getTime() + maxWaitSeconds * 1000)),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (recorded) return { allowed: true, failures: recorded.failures };
  const row = await db.selectFrom("login_slowdowns").select("blocked_until").where("key", "=", key).executeTakeFirst();
  const secondsLeft = ((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)) };
}

/**
 * Removes a successful attempt: its own keys are deleted, and keys shared with other people are reduced by one. Their
 * wait stays, else an attacker with an account of their own could log in between guesses to end it.
 */
export async function clearAttempts(db: Database, own: readonly string[], shared: readonly string[]): Promise<void> {
  await db.deleteFrom("login_slowdowns").where("key", "in", own).execute();
  if (shared.length === 0) return;
  await db
    .updateTable("login_slowdowns")
    .set((eb) => ({ failures: eb("failures", "-", 1) }))
    .where("key", "in", shared)
    .where("failures", ">", 0)
    .execute();
}
