import { hashPassword, verifyPassword } from "@better-auth/utils/password";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { AccountMail } from "./account-mail.ts";
import type { AccountDeps, FieldIssue } from "./deps.server.ts";
import { dropEmailChange } from "./email-changes.server.ts";
import { dropLinks, type OpenedLink, openLink, ownerOfLink } from "./links.server.ts";
import { newPasswordIssues } from "./new-password.server.ts";
import { personName } from "./person-name.ts";

export type PasswordChanged =
  | { ok: true }
  | { ok: false; code: "wrong_password" | "link_invalid" }
  | { ok: false; code: "invalid_input"; issues: FieldIssue[] };

/** Whether this is the person's password. */
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

/** Changes the password of somebody logged in; every other session of theirs ends. */
export async function changePassword(
  deps: AccountDeps,
  { userId, sessionId, current, next }: { userId: string; sessionId: string; current: string; next: unknown },
): Promise<PasswordChanged> {
  const owner = await publicNames(deps.db, userId);
  const issues = newPasswordIssues(next, owner, "new_password");
  if (issues.length > 0) return { ok: false, code: "invalid_input", issues };
  if (!(await isPasswordOf(deps.db, userId, current))) return { ok: false, code: "wrong_password" };
  const hash = await hashPassword(next as string);
  await deps.db.transaction().execute((trx) => replace(deps, trx, userId, hash, sessionId));
  return { ok: true };
}

/** Sets a new password by a mailed link; every session of the person ends, and their address is proven. */
export async function resetPassword(deps: AccountDeps, token: string, next: unknown): Promise<PasswordChanged> {
  // Judged before the link is used up, so that a refused password does not cost a new mail.
  const owner = await ownerOfLink(deps.db, token);
  const issues = newPasswordIssues(next, owner ? await publicNames(deps.db, owner) : [], "newPassword");
  if (issues.length > 0) return { ok: false, code: "invalid_input", issues };
  const hash = await hashPassword(next as string);
  return deps.db.transaction().execute(async (trx) => {
    const link = await openLink(trx, token, ["reset"], deps.now());
    if (!link) return { ok: false, code: "link_invalid" };
    await replace(deps, trx, link.user_id, hash, undefined);
    await proveAddress(trx, link);
    return { ok: true };
  });
}

/**
 * Who opened the link owns the mailbox. If nobody had shown that before, whatever else opens the account may have
 * been set by a stranger who registered with this address first, and goes.
 */
async function proveAddress(trx: Trx, { user_id, email }: OpenedLink): Promise<void> {
  const proven = await trx
    .updateTable("users")
    .set({ email_verified: true, two_factor_enabled: false })
    .where("id", "=", user_id)
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (!proven) return;
  await trx.deleteFrom("passkeys").where("user_id", "=", user_id).execute();
  await trx.deleteFrom("two_factors").where("user_id", "=", user_id).execute();
}

async function replace(deps: AccountDeps, trx: Trx, userId: string, hash: string, keepSession: string | undefined) {
  await trx
    .updateTable("credentials")
    .set({ password: hash, updated_at: deps.now() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(keepSession !== undefined, (query) => query.where("id", "!=", keepSession as string))
    .execute();
  // A device trusted to skip the second step was trusted with the old password.
  await trx.deleteFrom("verifications").where("value", "=", userId).execute();
  await dropLinks(trx, userId, ["reset", "change-email"]);
  await dropEmailChange(trx, userId);
  const mail: AccountMail = { kind: "password-changed", user_id: userId };
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
