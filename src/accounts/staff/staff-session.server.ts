import "../tables.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { oldestStaffUse } from "../login/session-rules.server.ts";

/** A session's last use is written at most once in so many seconds. */
const touchSeconds = 60;

/**
 * Reads a session of staff and records its use; ends one that was idle for too long.
 * @returns when the second factor was checked in it; undefined when it has ended
 */
export async function useStaffSession(
  db: Database,
  id: string,
  now: Date,
): Promise<{ factorAt: Date | null } | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select(["user_id", "last_used_at", "factor_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.last_used_at < oldestStaffUse(now)) {
    await db.deleteFrom("sessions").where("id", "=", id).execute();
    return undefined;
  }
  if (now.getTime() - row.last_used_at.getTime() > touchSeconds * 1000) {
    await db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();
    await recordUse(db, row.user_id, now);
  }
  return { factorAt: row.factor_at };
}

/** Records when somebody last used the back office, which outlives their session. */
async function recordUse(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insertInto("staff_uses")
    .values({ user_id: userId, last_used_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ last_used_at: now }))
    .execute();
}
