import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { FieldIssue } from "../field-issue.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { consumeLink, deleteLinks, findLinkOwner, type OpenedLink } from "../links/links.server.ts";
import { auditOwnChange, type Sender } from "../login/complete-change.server.ts";
import { clearTrustedDevices } from "../login/devices.server.ts";
import { forgetLostFactor } from "../login/factors.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { personName } from "../person/person-name.ts";
import { isStaff } from "../staff/permissions.ts";
import { newPasswordIssues } from "./new-password.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

type PasswordRefused =
  | { ok: false; code: "wrong_password" | "link_invalid" }
  | { ok: false; code: "invalid_input"; issues: FieldIssue[] };
type PasswordChanged = { ok: true } | PasswordRefused;
type PasswordReset = { ok: true; userId: string } | PasswordRefused;

interface PasswordChange {
  userId: string;
  /** The current session, which stays. */
  sessionId: string;
  current: string;
  next: unknown;
  /** Whether passkeys are removed too: somebody who knew the password may have added one. */
  removePasskeys: boolean;
  sender: Sender;
}

/** Returns whether this is the person's password. */
export async function isPasswordOf(db: Database, userId: string, password: string): Promise<boolean> {
  const credential = await db
    .selectFrom("credentials")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (!credential?.password || password.length > 1000) return false;
  return verifyPassword(credential.password, password);
}

/** Changes the password of somebody who is logged in and ends all their other sessions. */
export async function changePassword(deps: AccountDeps, change: PasswordChange): Promise<PasswordChanged> {
  const { userId, sessionId, current, next, removePasskeys, sender } = change;
  const owner = await publicNames(deps.db, userId);
  const issues = newPasswordIssues(next, owner, "new_password");
  if (issues.length > 0) return { ok: false, code: "invalid_input", issues };
  if (!(await isPasswordOf(deps.db, userId, current))) return { ok: false, code: "wrong_password" };
  const hash = await hashPassword(next as string, deps.passwordCost);
  await deps.db
    .transaction()
    .execute((trx) => replacePassword(deps, trx, { userId, hash, currentSession: sessionId, removePasskeys, sender }));
  return { ok: true };
}

/**
 * Sets a new password by a mailed link, ends every session, and verifies the address. It removes the passkeys of a
 * customer, one of which may be a thief's. Those of staff stay: the back office rests on them, and a mailbox alone must
 * not open it; who lost them is helped by the operator (`recoverAccess`).
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, next, sender }: { token: string; next: unknown; sender: Sender },
): Promise<PasswordReset> {
  // Checked before the link is consumed, so that a refused password does not require a new mail.
  const owner = await findLinkOwner(deps.db, token);
  const issues = newPasswordIssues(next, owner ? await publicNames(deps.db, owner) : [], "newPassword");
  if (issues.length > 0) return { ok: false, code: "invalid_input", issues };
  const hash = await hashPassword(next as string, deps.passwordCost);
  return deps.db.transaction().execute(async (trx) => {
    const link = await consumeLink(trx, token, ["reset"], deps.now());
    if (!link) return { ok: false, code: "link_invalid" };
    const { user_id: userId } = link;
    const owner = await trx.selectFrom("users").select("user_role").where("id", "=", userId).executeTakeFirst();
    const removePasskeys = !owner || !isStaff(owner.user_role);
    await replacePassword(deps, trx, { userId, hash, currentSession: undefined, removePasskeys, sender });
    await verifyAddress(trx, link);
    return { ok: true, userId: link.user_id };
  });
}

/**
 * Verifies the address, as opening the link proves that the mailbox is the person's. If it was not verified before, a
 * stranger may have registered with it: their second factor and devices are removed.
 */
async function verifyAddress(trx: Trx, { user_id, email }: OpenedLink): Promise<void> {
  const verified = await trx
    .updateTable("users")
    .set({ email_verified: true, two_factor_enabled: false })
    .where("id", "=", user_id)
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (!verified) return;
  await trx.deleteFrom("two_factors").where("user_id", "=", user_id).execute();
  await trx.deleteFrom("account_devices").where("user_id", "=", user_id).execute();
}

async function replacePassword(
  deps: AccountDeps,
  trx: Trx,
  change: {
    userId: string;
    hash: string;
    currentSession: string | undefined;
    removePasskeys: boolean;
    sender: Sender;
  },
): Promise<void> {
  const { userId, hash, currentSession, removePasskeys, sender } = change;
  await trx
    .updateTable("credentials")
    .set({ password: hash, updated_at: deps.now() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(currentSession !== undefined, (query) => query.where("id", "!=", currentSession as string))
    .execute();
  // Devices were trusted with the old password.
  await clearTrustedDevices(trx, userId);
  await deleteLinks(trx, userId, ["reset", "change-email"]);
  await deleteEmailChange(trx, userId);
  const passkeys = await trx.selectFrom("passkeys").select("name").where("user_id", "=", userId).execute();
  if (removePasskeys) {
    await trx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
    await forgetLostFactor(trx, userId);
  }
  const names = passkeys.map(({ name }) => name ?? "");
  const by = currentSession === undefined ? "mailed_link" : "session";
  const after = { by, passkeys_removed: removePasskeys ? passkeys.length : 0 };
  await auditOwnChange(trx, { userId, sender, action: "account.password_changed", at: deps.now(), after });
  const mail: AccountMail = {
    kind: "password-changed",
    user_id: userId,
    passkeys: removePasskeys ? { removed: names, left: [] } : { removed: [], left: names },
  };
  await deps.jobs.send(trx, "account-mail", mail);
}

async function publicNames(db: Database, userId: string): Promise<string[]> {
  const user = await db
    .selectFrom("users")
    .select(["username", "email", "first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return user ? [user.username, user.email, personName(user)] : [];
}
