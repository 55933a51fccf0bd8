import type { Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { auditOwnChange, type Sender } from "../login/complete-change.server.ts";
import { isKnownDevice } from "../login/devices.server.ts";
import { endOtherSessions } from "../login/sessions.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { isPasswordOf } from "../passwords/passwords.server.ts";
import { isUniqueViolation } from "../registration/register.server.ts";
import { deleteEmailChange, saveEmailChange } from "./email-changes.server.ts";
import { consumeLink, deleteLinks, findLink, type OpenedLink } from "./links.server.ts";

type EmailConfirmed =
  | {
      ok: true;
      userId: string;
      change: boolean;
      already: boolean;
      /** Whether this is not a browser of the account. */
      elsewhere: boolean;
      /** The id of the package that waits where the person registered. */
      waitingPackage: string | null;
    }
  | { ok: false; code: "link_invalid" | "password_required" | "wrong_password" };

/** A mailed link's token, and what proves that the account is the person's own. */
interface LinkOpening {
  token: string;
  password?: string | undefined;
  /** The device id that a registration or login set in this browser. */
  device?: string | undefined;
  sender: Sender;
}

const invalid: EmailConfirmed = { ok: false, code: "link_invalid" };

/**
 * Opens a mailed link: confirms the address of a new account, or replaces the former address, which is notified. It does
 * not log in.
 *
 * The owner of the mailbox must also prove that the account is theirs, by its password or by a browser in which it was
 * used: a stranger may have registered with their address, and would gain access to data stored under it.
 */
export async function confirmEmail(deps: AccountDeps, opening: LinkOpening): Promise<EmailConfirmed> {
  const { db, now } = deps;
  const link = await findLink(db, opening.token, ["verify", "change-email"]);
  if (!link) return invalid;
  const user = await db
    .selectFrom("users")
    .select(["email", "email_verified"])
    .where("id", "=", link.user_id)
    .executeTakeFirst();
  const change = link.purpose === "change-email";
  if (!user || (!change && user.email !== link.email)) return invalid;
  // The link was opened before, however long ago.
  const elsewhere = !(await isKnownDevice(deps, link.user_id, opening.device));
  const place = { elsewhere, waitingPackage: link.waiting_package };
  if (!change && user.email_verified) return { ok: true, userId: link.user_id, change, already: true, ...place };
  if (link.expires_at <= now()) return invalid;
  if (elsewhere) {
    if (!opening.password) return { ok: false, code: "password_required" };
    if (!(await isPasswordOf(db, link.user_id, opening.password))) return { ok: false, code: "wrong_password" };
  }
  if (change) return changeAddress(deps, opening, user.email);
  const already = !(await verifyAddress(deps, link));
  return { ok: true, userId: link.user_id, change, already, ...place };
}

/** Confirms the address of an account, which is then welcomed. Returns whether it was not confirmed before. */
export async function verifyAddress(deps: AccountDeps, { user_id, email }: OpenedLink): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const verified = await trx
      .updateTable("users")
      .set({ email_verified: true, updated_at: deps.now() })
      .where("id", "=", user_id)
      .where("email", "=", email)
      .where("email_verified", "=", false)
      .returning("id")
      .executeTakeFirst();
    if (verified) await sendMail(deps, trx, { kind: "welcome", user_id });
    return verified !== undefined;
  });
}

async function changeAddress(
  deps: AccountDeps,
  { token, sender }: LinkOpening,
  formerEmail: string,
): Promise<EmailConfirmed> {
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
      // Links in the old mailbox must no longer open the account.
      await trx.deleteFrom("account_links").where("user_id", "=", user_id).execute();
      await auditOwnChange(trx, { userId: user_id, sender, action: "account.email_changed", at: deps.now() });
      await sendMail(deps, trx, { kind: "email-changed", user_id, email: formerEmail });
      const place = { elsewhere: false, waitingPackage: null };
      return { ok: true, userId: user_id, change: true, already: false, ...place };
    });
  } catch (error) {
    // Another account took the address after the link was sent.
    if (isUniqueViolation(error)) return invalid;
    throw error;
  }
}

const sendMail = ({ jobs }: AccountDeps, trx: Trx, mail: AccountMail) => jobs.send(trx, "account-mail", mail);

/** Sends the link again to a person whose address is not confirmed yet. */
export async function requestVerification(deps: AccountDeps, userId: string): Promise<void> {
  const mail: AccountMail = { kind: "verify", user_id: userId };
  await deps.jobs.send(deps.db, "account-mail", mail);
}

interface EmailChange {
  userId: string;
  /** The session that stays. */
  sessionId: string;
  email: string;
  sender: Sender;
}

/**
 * Sends a link to the new address and notifies the current one; all other sessions end. Whether the new one has an account
 * already is not revealed to the caller.
 */
export async function requestEmailChange(deps: AccountDeps, change: EmailChange): Promise<void> {
  const { userId, sessionId, email, sender } = change;
  const at = deps.now();
  const mails: AccountMail[] = [
    { kind: "change-email", user_id: userId, email, at: at.toISOString() },
    { kind: "email-change-asked", user_id: userId },
  ];
  await deps.db.transaction().execute(async (trx) => {
    await endOtherSessions(trx, userId, sessionId);
    await saveEmailChange(trx, userId, email, at);
    await auditOwnChange(trx, { userId, sender, action: "account.email_change_requested", at });
    for (const mail of mails) await deps.jobs.send(trx, "account-mail", mail);
  });
}

/** Withdraws the change of address: its link becomes invalid, and a mail still in the queue is not sent. */
export async function withdrawEmailChange(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await deleteLinks(trx, userId, ["change-email"]);
    await deleteEmailChange(trx, userId);
  });
}
