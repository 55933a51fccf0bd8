import type { Database } from "#infra/database/tables.server.ts";
import { staffIdleHours } from "../login/session-rules.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

/** How long a check of the second factor allows dangerous actions, in minutes. */
const recentMinutes = 5;
/** A session's last use is written at most once in so many seconds. */
const touchSeconds = 60;

/** Records that the second factor or a passkey was checked in a session. */
export async function recordFactor(db: Database, session: { id: string } | { token: string }, at: Date): Promise<void> {
  const [column, value] = "id" in session ? (["id", session.id] as const) : (["token", session.token] as const);
  await db.updateTable("sessions").set({ factor_at: at }).where(column, "=", value).execute();
}

/**
 * Returns whether the second factor was checked in a session.
 * @param now when given, only a check within the last minutes counts
 */
export async function isSessionStrong(db: Database, id: string, now?: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("factor_at", ">", now ? new Date(now.getTime() - recentMinutes * 60_000) : new Date(0))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the use of a session, and ends one that was idle for too long; returns whether it goes on. */
export async function touchStaffSession(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select(["user_id", "last_used_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return false;
  const idle = now.getTime() - row.last_used_at.getTime();
  if (idle > staffIdleHours * 3_600_000) {
    await db.deleteFrom("sessions").where("id", "=", id).execute();
    return false;
  }
  if (idle > touchSeconds * 1000) {
    await db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();
    await recordUse(db, row.user_id, now);
  }
  return true;
}

/** Records when somebody last used the back office, which outlives their session. */
async function recordUse(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insertInto("staff_uses")
    .values({ user_id: userId, last_used_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ last_used_at: now }))
    .execute();
}

/** Returns whether a person has two-step verification or a passkey. */
export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (passkey) return true;
  const factor = await db
    .selectFrom("two_factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("verified", "=", true)
    .limit(1)
    .executeTakeFirst();
  return factor !== undefined;
}
