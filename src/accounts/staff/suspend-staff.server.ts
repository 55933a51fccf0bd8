import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { restoreAccount, suspendAccount } from "../person/suspension.server.ts";
import { lockStaff, type StaffChange, type StaffChanged, withdrawInvitationsOf } from "./lock-staff.server.ts";

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
