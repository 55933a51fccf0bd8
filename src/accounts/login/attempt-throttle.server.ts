import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Longest wait between two tries, in seconds: long enough to make guessing hopeless, short enough for an owner. */
export const maxWaitSeconds = 30;
/** Failures older than this are forgotten, in seconds. */
const memory = 3600;

export type Attempt = { allowed: true; failures: number } | { allowed: false; retryAfterSeconds: number };

/**
 * Books one try under a key as failed, before it is made, so that a hundred at once are not a hundred free ones. The wait
 * before the next is nothing while failures are few, then one second and twice as long each time.
 * While the key waits nothing is booked: who is patient gets in, however hard somebody else is knocking.
 * @param free failures that cost nothing
 */
export async function recordAttempt(db: Database, key: string, free: number, now: Date): Promise<Attempt> {
  const forgotten = sql<boolean>`login_slowdowns.last_at < ${now}::timestamptz - make_interval(secs => ${memory})`;
  const failures = sql<number>`case when ${forgotten} then 1 else login_slowdowns.failures + 1 end`;
  const wait = sql`case when ${failures} < ${free}::bigint then 0
    else least(${maxWaitSeconds}::integer, power(2, least(${failures} - ${free}::bigint, 10))::integer) end`;
  const booked = await db
    .insertInto("login_slowdowns")
    .values({ key, failures: 1, blocked_until: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          failures,
          blocked_until: sql<Date>`${now}::timestamptz + make_interval(secs => ${wait})`,
          last_at: now,
        })
        .where("login_slowdowns.blocked_until", "<=", now),
    )
    .returning("failures")
    .executeTakeFirst();
  if (booked) return { allowed: true, failures: booked.failures };
  const row = await db.selectFrom("login_slowdowns").select("blocked_until").where("key", "=", key).executeTakeFirst();
  const rest = ((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(rest)) };
}

/**
 * The try was right: its keys are forgotten, and those shared with other people get their one booking back. A wait of
 * theirs stays, else a guesser with an account of their own could log in between guesses to be rid of it.
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

/** Drops what no longer matters; run now and then. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("login_slowdowns")
    .where("last_at", "<", new Date(now.getTime() - memory * 1000))
    .execute();
}
