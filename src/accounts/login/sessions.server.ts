import type { Database, Trx } from "#infra/database/tables.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import { type DeviceName, deviceName } from "./device-name.ts";
import { clearTrustedDevices } from "./devices.server.ts";
import { oldestLogin } from "./session-rules.server.ts";
import "../tables.server.ts";

/** One of a person's sessions. */
interface ListedSession extends DeviceName {
  id: string;
  current: boolean;
  created_at: Date;
  last_used_at: Date;
}

/** Returns a person's sessions, the current one first, then by last use. */
export async function listSessions(
  db: Database,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("created_at", ">", oldestLogin(now))
    .orderBy("last_used_at", "desc")
    .execute();
  return rows
    .map(({ user_agent, ...row }) => ({ ...row, ...deviceName(user_agent), current: row.id === sessionId }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the person's sessions; false when it is not theirs. */
export async function endSession(db: Database | Trx, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends every session of the person but the current one; returns how many. */
export async function endOtherSessions(db: Database | Trx, userId: string, currentId: string): Promise<number> {
  const ended = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", currentId)
    .returning("id")
    .execute();
  // An intruder may have requested a change of address or trusted a device there.
  await deleteLinks(db, userId, ["change-email"]);
  await clearTrustedDevices(db, userId);
  await deleteEmailChange(db, userId);
  return ended.length;
}

/**
 * Records that a session is in use; called each time its access token is refreshed. An open tab refreshes it by itself, so
 * that of staff is in use by calls of the back office only (`useStaffSession`).
 */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .from("users")
    .set({ last_used_at: now })
    .where("sessions.id", "=", id)
    .whereRef("users.id", "=", "sessions.user_id")
    .where("user_role", "=", "user")
    .execute();
}

/** Returns the session that a token names. */
export function findSession(db: Database, token: string): Promise<{ id: string; user_id: string } | undefined> {
  return db.selectFrom("sessions").select(["id", "user_id"]).where("token", "=", token).executeTakeFirst();
}
