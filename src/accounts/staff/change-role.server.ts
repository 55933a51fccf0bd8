import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { Role } from "../person/roles.ts";
import { lockStaff, type StaffChange, type StaffChanged, withdrawInvitationsOf } from "./lock-staff.server.ts";

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
