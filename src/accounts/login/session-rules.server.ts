import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** After so many days a login ends however often it is used (ASVS 5.0, 7.3.2). */
const lastDay = 90;
/** For so many minutes after a password or passkey was shown, what opens the account may be changed (ASVS 7.5.1). */
const confirmedMinutes = 5;

/** Logins that began before this moment are over. */
export function oldestLogin(now: Date): Date {
  return new Date(now.getTime() - lastDay * 86_400_000);
}

/** Notes that the person has just shown their password in this session. */
export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** Whether the password or a passkey was shown in this session within the last minutes; a login counts. */
export async function isConfirmed(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("confirmed_at", ">", new Date(now.getTime() - confirmedMinutes * 60_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the login still stands: neither ended, nor too old. */
export async function isSessionLive(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .where("created_at", ">", oldestLogin(now))
    .executeTakeFirst();
  return row !== undefined;
}
