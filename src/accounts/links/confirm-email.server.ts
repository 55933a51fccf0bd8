import type { Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { isKnownDevice } from "../login/devices.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { isPasswordOf } from "../passwords/passwords.server.ts";
import { isUniqueViolation } from "../registration/register.server.ts";
import { deleteEmailChange, saveEmailChange } from "./email-changes.server.ts";
import { consumeLink, deleteLinks, findLink, type OpenedLink } from "./links.server.ts";

export type ConfirmResult =
  | { ok: true; userId: string; change: boolean; already: boolean }
  | { ok: false; code: "link_invalid" | "password_required" | "wrong_password" };

/** What a mailed link is opened with: its token, and what shows that the account is the person's own. */
export interface LinkOpening {
  token: string;
  password?: string | undefined;
  /** What the browser keeps from a registration or login. */
  device?: string | undefined;
}

const invalid: ConfirmResult = { ok: false, code: "link_invalid" };

/**
 * Opens a mailed link: the address of a new account is confirmed, or a changed one takes the place of the old, whose
 * mailbox is told. Nobody is logged in by it.
 *
 * Whoever holds the mailbox must show that the account is theirs as well, by its password or by a browser in which it was
 * used: a stranger may have registered with their address, and would be given what is kept by it.
 */
export async function confirmEmail(deps: AccountDeps, opened: LinkOpening): Promise<ConfirmResult> {
  const { db, now } = deps;
  const link = await findLink(db, opened.token, ["verify", "change-email"]);
  if (!link) return invalid;
  const user = await db
    .selectFrom("users")
    .select(["email", "email_verified"])
    .where("id", "=", link.user_id)
    .executeTakeFirst();
  const change = link.purpose === "change-email";
  if (!user || (!change && user.email !== link.email)) return invalid;
  // A link that was pressed before, however long ago.
  if (!change && user.email_verified) return { ok: true, userId: link.user_id, change, already: true };
  if (link.expires_at <= now()) return invalid;
  if (!(await isKnownDevice(deps, link.user_id, opened.device))) {
    if (!opened.password) return { ok: false, code: "password_required" };
    if (!(await isPasswordOf(db, link.user_id, opened.password))) return { ok: false, code: "wrong_password" };
  }
  return change ? changeAddress(deps, opened.token, user.email) : proveAddress(deps, link);
}

async function proveAddress(deps: AccountDeps, { user_id, email }: OpenedLink): Promise<ConfirmResult> {
  const already = await deps.db.transaction().execute(async (trx) => {
    const proven = await trx
      .updateTable("users")
      .set({ email_verified: true, updated_at: deps.now() })
      .where("id", "=", user_id)
      .where("email", "=", email)
      .where("email_verified", "=", false)
      .returning("id")
      .executeTakeFirst();
    if (proven) await write(deps, trx, { kind: "welcome", user_id });
    return !proven;
  });
  return { ok: true, userId: user_id, change: false, already };
}

async function changeAddress(deps: AccountDeps, token: string, former: string): Promise<ConfirmResult> {
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const link = await consumeLink(trx, token, ["change-email"], deps.now());
      if (!link) return invalid;
      const { user_id, email } = link;
      await trx
        .updateTable("users")
        .set({ email, email_verified: true, updated_at: deps.now() })
        .where("id", "=", user_id)
        .execute();
      // Links that lie in the old mailbox must not open the account any more.
      await trx.deleteFrom("account_links").where("user_id", "=", user_id).execute();
      await write(deps, trx, { kind: "email-changed", user_id, email: former });
      return { ok: true, userId: user_id, change: true, already: false };
    });
  } catch (error) {
    // The address was taken by another account while the link was under way.
    if (isUniqueViolation(error)) return invalid;
    throw error;
  }
}

const write = ({ jobs }: AccountDeps, trx: Trx, mail: AccountMail) => jobs.send(trx, "account-mail", mail);

/** Mails the link again to a person whose address is not confirmed yet. */
export async function requestVerification(deps: AccountDeps, userId: string): Promise<void> {
  const mail: AccountMail = { kind: "verify", user_id: userId };
  await deps.jobs.send(deps.db, "account-mail", mail);
}

/**
 * Mails a link to the new address, and word of it to the present one; whether the new one has an account already shows
 * only in its own mailbox.
 */
export async function requestEmailChange(deps: AccountDeps, userId: string, email: string): Promise<void> {
  const mails: AccountMail[] = [
    { kind: "change-email", user_id: userId, email, at: deps.now().toISOString() },
    { kind: "email-change-asked", user_id: userId },
  ];
  await deps.db.transaction().execute(async (trx) => {
    await saveEmailChange(trx, userId, email, deps.now());
    for (const mail of mails) await deps.jobs.send(trx, "account-mail", mail);
  });
}

/** Calls the change of address off: its link is good no more, and a letter still under way is not sent. */
export async function withdrawEmailChange(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await deleteLinks(trx, userId, ["change-email"]);
    await deleteEmailChange(trx, userId);
  });
}
