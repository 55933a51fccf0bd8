import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Role } from "../person/roles.ts";
import "../tables.server.ts";

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
export async function lockStaff(
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
export async function withdrawInvitationsOf(
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
