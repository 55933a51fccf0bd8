import type { AccountMail } from "./account-mail.ts";
import type { AccountDeps } from "./deps.server.ts";
import { dropEmailChange, noteEmailChange } from "./email-changes.server.ts";
import { dropLinks, openLink } from "./links.server.ts";
import { isUniqueViolation } from "./register.server.ts";

export type EmailConfirmed = { ok: true; change: boolean } | { ok: false; code: "link_invalid" };

/**
 * Opens a mailed link: the address of a new account is confirmed, or a changed one takes the place of the old, whose
 * mailbox is told. Nobody is logged in by it.
 */
export async function confirmEmail(deps: AccountDeps, token: string): Promise<EmailConfirmed> {
  const invalid: EmailConfirmed = { ok: false, code: "link_invalid" };
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const link = await openLink(trx, token, ["verify", "change-email"], deps.now());
      if (!link) return invalid;
      const user = await trx
        .selectFrom("users")
        .select(["email", "email_verified"])
        .where("id", "=", link.user_id)
        .executeTakeFirstOrThrow();
      const change = link.purpose === "change-email";
      if (!change && user.email !== link.email) return invalid;
      await trx
        .updateTable("users")
        .set({ email: link.email, email_verified: true, updated_at: deps.now() })
        .where("id", "=", link.user_id)
        .execute();
      // Links that lie in the old mailbox must not open the account any more.
      if (change) await trx.deleteFrom("account_links").where("user_id", "=", link.user_id).execute();
      const mail: AccountMail = change
        ? { kind: "email-changed", user_id: link.user_id, email: user.email }
        : { kind: "welcome", user_id: link.user_id };
      if (change || !user.email_verified) await deps.jobs.send(trx, "account-mail", mail);
      return { ok: true, change };
    });
  } catch (error) {
    // The address was taken by another account while the link was under way.
    if (isUniqueViolation(error)) return invalid;
    throw error;
  }
}

/** Mails the link again to a person whose address is not confirmed yet. */
export async function askVerification(deps: AccountDeps, userId: string): Promise<void> {
  const mail: AccountMail = { kind: "verify", user_id: userId };
  await deps.jobs.send(deps.db, "account-mail", mail);
}

/**
 * Mails a link to the new address, and word of it to the present one; whether the new one has an account already shows
 * only in its own mailbox.
 */
export async function askEmailChange(deps: AccountDeps, userId: string, email: string): Promise<void> {
  const mails: AccountMail[] = [
    { kind: "change-email", user_id: userId, email, at: deps.now().toISOString() },
    { kind: "email-change-asked", user_id: userId },
  ];
  await deps.db.transaction().execute(async (trx) => {
    await noteEmailChange(trx, userId, email, deps.now());
    for (const mail of mails) await deps.jobs.send(trx, "account-mail", mail);
  });
}

/** Calls the change of address off: its link is good no more, and a letter still under way is not sent. */
export async function withdrawEmailChange(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await dropLinks(trx, userId, ["change-email"]);
    await dropEmailChange(trx, userId);
  });
}
