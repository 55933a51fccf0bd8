import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { endSession } from "../login/sessions.server.ts";
import { endAllSessions } from "../person/suspension.server.ts";
import { findStaff } from "./list-staff.server.ts";

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
    const ended =
      sessionId === undefined ? await endAllSessions(trx, userId) : Number(await endSession(trx, userId, sessionId));
    if (ended === 0 && sessionId !== undefined) return undefined;
    await recordChange(trx, actor, now(), {
      action: "staff.sessions_ended",
      object: { kind: "staff", id: userId },
      after: { sessions_ended: ended },
    });
    await notifyAdmin(trx, "staff", userId);
    return ended;
  });
}
