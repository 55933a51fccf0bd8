import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import { clearTrustedDevices } from "../login/devices.server.ts";
import { findStaff } from "./list-staff.server.ts";

/**
 * Ends every session of a person, with the trust of their devices and what an intruder may have requested there; returns
 * how many sessions there were.
 */
export async function endAllSessions(trx: Trx, userId: string): Promise<number> {
  const ended = await trx.deleteFrom("sessions").where("user_id", "=", userId).returning("id").execute();
  await clearTrustedDevices(trx, userId);
  await deleteLinks(trx, userId, ["reset", "change-email"]);
  await deleteEmailChange(trx, userId);
  return ended.length;
}

/**
 * Ends the sessions of a member of staff, or one of them; returns how many. Undefined for somebody who is not staff and
 * for an unknown session.
 */
export async function endStaffSessions(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  { actor, userId, sessionId }: { actor: Actor; userId: string; sessionId?: string | undefined },
): Promise<number | undefined> {
  if (!(await findStaff(db, userId))) return undefined;
  return db.transaction().execute(async (trx) => {
    const ended = sessionId === undefined ? await endAllSessions(trx, userId) : await endOne(trx, userId, sessionId);
    if (ended === 0 && sessionId !== undefined) return undefined;
    await recordChange(trx, actor, now(), {
      action: "staff.sessions-ended",
      object: { kind: "staff", id: userId },
      after: { sessions_ended: ended },
    });
    await notifyAdmin(trx, "staff", userId);
    return ended;
  });
}

async function endOne(trx: Trx, userId: string, id: string): Promise<number> {
  const ended = await trx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  return ended.length;
}
