import type { ExpressionBuilder } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { Role } from "../person/roles.ts";
import "../tables.server.ts";

/** After so many days a session ends however often it is used (ASVS 5.0, 7.3.2). */
export const maxLoginDays = 90;
/**
 * For so many minutes after the password, the second factor or a passkey was checked, credentials may be changed and the
 * dangerous actions of the back office done (ASVS 5.0, 7.5.1).
 */
const confirmedMinutes = 5;
/** Staff sessions end after so many hours without use. */
const staffIdleHours = 12;

/** Returns the moment before which a login must have begun to be expired. */
export function oldestLogin(now: Date): Date {
  return new Date(now.getTime() - maxLoginDays * 86_400_000);
}

/** Returns the moment since which staff must have used the back office for their session to go on. */
export function oldestStaffUse(now: Date): Date {
  return new Date(now.getTime() - staffIdleHours * 3_600_000);
}

/** Returns the moment since which a check of the password or of the second factor is recent. */
export function confirmedSince(now: Date): Date {
  return new Date(now.getTime() - confirmedMinutes * 60_000);
}

/** Records that the password was just confirmed in this session. */
export async function confirmSession(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/**
 * Records that a new session did not begin with the password of its owner, if they have one: a code in a mail does not
 * stand for it before a change of credentials.
 */
export async function forgetConfirmation(db: Database, token: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ confirmed_at: null })
    .where("token", "=", token)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("credentials")
          .select("id")
          .whereRef("credentials.user_id", "=", "sessions.user_id")
          .where("password", "is not", null),
      ),
    )
    .execute();
}

/** Returns whether the session exists and has not expired, and its owner may use it. */
export async function isSessionLive(db: Database, id: string, now: Date): Promise<boolean> {
  return (await liveRole(db, id, now)) !== undefined;
}

/** Returns the present role of a session's owner; undefined when the session has ended or its owner may not use it. */
export async function liveRole(db: Database, id: string, now: Date): Promise<Role | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("user_role")
    .where("sessions.id", "=", id)
    .where(isUsable(now))
    .executeTakeFirst();
  return row?.user_role;
}

/**
 * Returns the condition, on a session joined with its owner, that the session can be used: it has not expired, the owner
 * is not suspended, and staff have used the back office with it within the last hours (ASVS 5.0, 7.3.1).
 */
export function isUsable(now: Date) {
  return (eb: ExpressionBuilder<Tables, "sessions" | "users">) =>
    eb.and([
      eb("sessions.expires_at", ">", now),
      eb("sessions.created_at", ">", oldestLogin(now)),
      eb("users.suspended_at", "is", null),
      eb.or([eb("users.user_role", "=", "user"), eb("sessions.last_used_at", ">=", oldestStaffUse(now))]),
    ]);
}
