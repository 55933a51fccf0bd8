import "../tables.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { OperatorDeps } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import type { AccountDeps } from "../deps.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { isStaff } from "../staff/permissions.ts";
import { clearTrustedDevices } from "./devices.server.ts";

type Print = (text: string) => void;

/** Runs `npm run admin -- recover`, which needs a reason and the address typed a second time. */
export async function recoverCommand(
  deps: OperatorDeps,
  email: string,
  { reason, confirm }: { reason: string; confirm: string },
  print: Print,
): Promise<boolean> {
  if (!email) return refuse(print, "Whose account? recover <address> --reason <text> --confirm <address>");
  if (reason.trim().length < 10) return refuse(print, "--reason: say how the identity was checked, in a few words");
  if (confirm.trim().toLowerCase() !== email.trim().toLowerCase()) {
    return refuse(
      print,
      `This removes two-step verification and every passkey of ${email} and logs all devices out.\n` +
        "Check who is asking first. To go on, type the address once more: --confirm <address>",
    );
  }
  const actor = { kind: "operator", name: systemUser() } as const;
  const recovered = await recoverAccess(deps, { email, reason: reason.trim(), actor });
  if (!recovered.ok) return refuse(print, `${email}: ${recovered.code}`);
  const { userId, twoFactor, passkeys } = recovered;
  deps.log?.warn({ part: "accounts", event: "access_recovered", user: userId, twoFactor, passkeys }, "by the operator");
  print(`Two-step verification ${twoFactor ? "removed" : "was off"}, ${passkeys} passkeys removed.\n`);
  print(`${email} is notified by mail and logs in with the password. The reason is recorded.\n`);
  return true;
}

/** Runs `npm run admin -- recoveries`: whose access was restored, when and why. */
export async function listRecoveries({ db }: OperatorDeps, print: Print): Promise<boolean> {
  const rows = await db
    .selectFrom("account_recoveries")
    .innerJoin("users", "users.id", "account_recoveries.user_id")
    .select(["email", "reason", "at"])
    .orderBy("at")
    .execute();
  if (rows.length === 0) print("None yet.\n");
  for (const { email, reason, at } of rows) print(`${at.toISOString()}  ${email}  ${reason}\n`);
  return true;
}

function refuse(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}

type AccessRecovered =
  | { ok: true; userId: string; twoFactor: boolean; passkeys: number }
  | { ok: false; code: "unknown_address" | "email_unverified" | "nothing_to_remove" };

/**
 * Restores the access of somebody who lost their phone and recovery codes, after a check of their identity: removes the
 * second step and passkeys, ends every session, notifies the person, and records the reason. The password stays; a
 * forgotten one is reset by mail.
 */
async function recoverAccess(
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
