import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** After so many days a session ends however often it is used (ASVS 5.0, 7.3.2). */
const maxLoginDays = 90;
/** For so many minutes after the password or a passkey was checked, credentials may be changed (ASVS 7.5.1). */
const confirmedMinutes = 5;

/** Returns the moment before which a login must have begun to be expired. */
export function oldestLogin(now: Date): Date {
  return new Date(now.getTime() - maxLoginDays * 86_400_000);
}

/** Records that the password was just confirmed in this session. */
export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** Returns whether the password or a passkey was checked in this session within the last minutes; a login counts. */
export async function isConfirmed(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("confirmed_at", ">", new Date(now.getTime() - confirmedMinutes * 60_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the session exists and has not expired, and its account is not suspended. */
export async function isSessionLive(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", id)
    .where("expires_at", ">", now)
    .where("sessions.created_at", ">", oldestLogin(now))
    .where("users.suspended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
