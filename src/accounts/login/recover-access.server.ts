import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import type { AccountDeps } from "../deps.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { isStaff } from "../staff/permissions.ts";
import { clearTrustedDevices } from "./devices.server.ts";
import "../tables.server.ts";

type AccessRecovered =
  | { ok: true; userId: string; twoFactor: boolean; passkeys: number }
  | { ok: false; code: "unknown_address" | "email_unverified" | "nothing_to_remove" };

/**
 * Restores the access of somebody who lost their phone and recovery codes, after a check of their identity: removes the
 * second step and passkeys, ends every session, notifies the person, and records the reason. The password stays; a
 * forgotten one is reset by mail.
 */
export async function recoverAccess(
  deps: AccountDeps,
  { email, reason, actor }: { email: string; reason: string; actor: Actor },
): Promise<AccessRecovered> {
  const address = accountEmailSchema.safeParse(email);
  return deps.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select(["id", "email_verified", "two_factor_enabled", "user_role"])
      .where("email", "=", address.success ? address.data : "")
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { ok: false, code: "unknown_address" };
    if (!user.email_verified) return { ok: false, code: "email_unverified" };
    const passkeys = await trx.deleteFrom("passkeys").where("user_id", "=", user.id).returning("id").execute();
    if (!user.two_factor_enabled && passkeys.length === 0) return { ok: false, code: "nothing_to_remove" };
    const removed = { two_factor_removed: user.two_factor_enabled, passkeys_removed: passkeys.length };
    await trx.deleteFrom("two_factors").where("user_id", "=", user.id).execute();
    await trx.updateTable("users").set({ two_factor_enabled: false }).where("id", "=", user.id).execute();
    await trx.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    await clearTrustedDevices(trx, user.id);
    await deleteLinks(trx, user.id, ["reset", "change-email"]);
    await deleteEmailChange(trx, user.id);
    await trx
      .insertInto("account_recoveries")
      .values({ user_id: user.id, reason, ...removed, at: deps.now() })
      .execute();
    await recordChange(trx, actor, deps.now(), {
      action: "account.access_recovered",
      object: { kind: isStaff(user.user_role) ? "staff" : "customers", id: user.id },
      before: { two_factor: user.two_factor_enabled, passkeys: passkeys.length },
      after: { two_factor: false, passkeys: 0 },
      reason,
    });
    const mail: AccountMail = { kind: "access-recovered", user_id: user.id };
    await deps.jobs.send(trx, "account-mail", mail);
    return { ok: true, userId: user.id, twoFactor: user.two_factor_enabled, passkeys: passkeys.length };
  });
}
