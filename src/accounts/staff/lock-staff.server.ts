import "../tables.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { endSession } from "../login/sessions.server.ts";
import type { Role } from "../person/roles.ts";
import { endAllSessions, restoreAccount, suspendAccount } from "../person/user.server.ts";
import { findStaff } from "./list-staff.server.ts";

/** Who changes somebody's access, of whom, and which version of them was seen. */
export interface StaffChange {
  actor: Extract<Actor, { kind: "staff" }>;
  userId: string;
  version: number;
  reason?: string | undefined;
}

export type StaffChanged =
  | { ok: true }
  | { ok: false; code: "not_found" | "own_account" | "last_admin" | "stale_version" };

interface LockedStaff {
  id: string;
  email: string;
  user_role: Role;
  suspended_at: Date | null;
  version: number;
}

/**
 * Locks a member of staff and every active administrator for a change of access, so that of two administrators who remove
 * each other one stays. Nobody changes their own access.
 */
async function lockStaff(
  trx: Trx,
  { actor, userId, version }: StaffChange,
): Promise<{ ok: true; member: LockedStaff; isLastAdmin: boolean } | Extract<StaffChanged, { ok: false }>> {
  const rows = await trx
    .selectFrom("users")
    .select(["id", "email", "user_role", "suspended_at", "version"])
    .where((eb) =>
      eb.or([eb("id", "=", userId), eb.and([eb("user_role", "=", "admin"), eb("suspended_at", "is", null)])]),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const member = rows.find(({ id }) => id === userId);
  const admins = rows.filter((row) => row.user_role === "admin" && row.suspended_at === null);
  // Their own rights may have ended while they waited for the lock.
  if (!admins.some(({ id }) => id === actor.id)) return { ok: false, code: "not_found" };
  if (!member || member.user_role === "user") return { ok: false, code: "not_found" };
  if (member.id === actor.id) return { ok: false, code: "own_account" };
  if (member.version !== version) return { ok: false, code: "stale_version" };
  return { ok: true, member, isLastAdmin: admins.length === 1 && admins[0]!.id === userId };
}

/** Locks the active administrators and returns whether the person is the only one: of two who leave at once, one stays. */
export async function isLastAdmin(trx: Trx, userId: string): Promise<boolean> {
  const admins = await trx
    .selectFrom("users")
    .select("id")
    .where("user_role", "=", "admin")
    .where("suspended_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return admins.length === 1 && admins[0]!.id === userId;
}

/** Withdraws the invitations that somebody sent who may no longer invite. */
async function withdrawInvitationsOf(
  trx: Trx,
  { actor, userId }: Pick<StaffChange, "actor" | "userId">,
  at: Date,
): Promise<void> {
  const withdrawn = await trx
    .updateTable("staff_invitations")
    .set({ withdrawn_at: at })
    .where("invited_by", "=", userId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(["id", "email", "role"])
    .execute();
  for (const { id, email, role } of withdrawn) {
    const object = { kind: "invitation", id };
    await recordChange(trx, actor, at, { action: "staff.invitation_withdrawn", object, before: { email, role } });
  }
}

/** Changes what a member of staff may do, from their next request on; the role `user` makes them a customer. */
export function changeRole(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  change: StaffChange & { role: Role },
): Promise<StaffChanged> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockStaff(trx, change);
    if (!locked.ok) return locked;
    const { actor, userId, role, reason } = change;
    const before = locked.member.user_role;
    if (before === role) return { ok: true };
    if (locked.isLastAdmin) return { ok: false, code: "last_admin" };
    const at = now();
    await trx.updateTable("users").set({ user_role: role, updated_at: at }).where("id", "=", userId).execute();
    if (before === "admin") await withdrawInvitationsOf(trx, change, at);
    await recordChange(trx, actor, at, {
      action: "staff.role_changed",
      object: { kind: "staff", id: userId },
      before: { role: before },
      after: { role },
      ...(reason ? { reason } : {}),
    });
    await notifyAdmin(trx, "staff", userId);
    return { ok: true };
  });
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

type Deps = Pick<AccountDeps, "db" | "now">;

/** Suspends a member of staff: every session ends, and none begins until they are restored. */
export function suspendStaff({ db, now }: Deps, change: StaffChange): Promise<StaffChanged> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockStaff(trx, change);
    if (!locked.ok) return locked;
    if (locked.member.suspended_at) return { ok: true };
    if (locked.isLastAdmin) return { ok: false, code: "last_admin" };
    const { actor, userId, reason } = change;
    const at = now();
    const { sessions } = await suspendAccount(trx, userId, at);
    await withdrawInvitationsOf(trx, change, at);
    await recordChange(trx, actor, at, {
      action: "staff.suspended",
      object: { kind: "staff", id: userId },
      before: { suspended: false },
      after: { suspended: true, sessions_ended: sessions },
      ...(reason ? { reason } : {}),
    });
    await notifyAdmin(trx, "staff", userId);
    return { ok: true };
  });
}

/** Lets a suspended member of staff log in again. */
export function restoreStaff({ db, now }: Deps, change: StaffChange): Promise<StaffChanged> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockStaff(trx, change);
    if (!locked.ok) return locked;
    if (!locked.member.suspended_at) return { ok: true };
    const { actor, userId, reason } = change;
    const at = now();
    await restoreAccount(trx, userId, at);
    await recordChange(trx, actor, at, {
      action: "staff.restored",
      object: { kind: "staff", id: userId },
      before: { suspended: true },
      after: { suspended: false },
      ...(reason ? { reason } : {}),
    });
    await notifyAdmin(trx, "staff", userId);
    return { ok: true };
  });
}
