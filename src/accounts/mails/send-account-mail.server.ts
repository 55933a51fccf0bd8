import type { AccountMailKind } from "#content/kinds/mails/mails-account.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { JobContext } from "#infra/jobs/jobs.server.ts";
import { consumeRateLimit } from "#infra/limits/rate-limit.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { Locale } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { readEmailChange } from "../links/email-changes.server.ts";
import type { LinkPurpose } from "../links/link-purposes.ts";
import { createLink } from "../links/links.server.ts";
import { createMailedCode } from "../login/mailed-codes.server.ts";
import { readDeletion } from "../person/deletion.server.ts";
import { personName } from "../person/person-name.ts";
import { sendInvitation } from "../staff/invitations/send-invitation.server.ts";
import type { AccountClosed, AccountMail } from "./account-mail.ts";
import { composeAccountMail } from "./compose-account-mail.server.tsx";
import { openMoneySentences, passkeysSentence } from "./mail-sentences.server.ts";

interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  now: () => Date;
  /** That of Better Auth (`readAuthSecret`). */
  secret: string;
}

type MailWithLink = Exclude<
  AccountMailKind,
  "account-closed" | "staff-invitation" | "data-request" | "login-code" | "new-account-code"
>;

/** The page to which each mail's button leads. */
const pages: Record<MailWithLink, string> = {
  verify: "/auth/verify-email",
  "change-email": "/auth/verify-email",
  reset: "/auth/reset-password",
  welcome: "/account",
  "registered-again": "/auth/login",
  "password-changed": "/auth/forgot-password",
  "email-changed": "/contact-us",
  "email-change-asked": "/auth/forgot-password",
  "wrong-passwords": "/account/security",
  // A new password removes every passkey of a customer.
  "passkey-added": "/auth/forgot-password",
  "passkey-removed": "/account/security",
  "two-factor-on": "/account/security",
  "two-factor-off": "/account/security",
  "recovery-codes-made": "/account/security",
  "recovery-code-used": "/account/security",
  "device-trusted": "/account/security",
  "wrong-codes": "/auth/forgot-password",
  "deletion-requested": "/auth/keep-account",
  "deletion-withdrawn": "/account/privacy",
  "access-recovered": "/account/security",
  "new-device": "/account/security",
};
const purposes: Partial<Record<MailWithLink, LinkPurpose>> = {
  verify: "verify",
  "change-email": "change-email",
  reset: "reset",
  "deletion-requested": "keep-account",
};

interface Recipient {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  username: string;
  email_verified: boolean;
  locale: Locale;
  created_at: Date;
}

/** Mails that a stranger can cause by typing somebody's address. */
const triggeredByAnyone: readonly MailWithLink[] = [
  "verify",
  "reset",
  "registered-again",
  "change-email",
  "email-change-asked",
];
/** How many of those an address gets in an hour. */
const maxPerHour = 5;
/** Mails with a six-digit code beside what they say. */
const withCode: readonly MailWithLink[] = ["verify", "registered-again"];
/** Mails that are sent to a verified address only. */
const verifiedOnly: readonly MailWithLink[] = ["new-device", "wrong-passwords"];

/** Handles the `account-mail` queue. A mail that is no longer needed is not sent. */
export async function sendAccountMail(
  deps: MailDeps,
  mail: AccountMail,
  job: Pick<JobContext, "id" | "attempt">,
): Promise<void> {
  if (mail.kind === "staff-invitation") return sendInvitation(deps, mail.invitation, job);
  if (mail.kind === "code-asked") return sendCode(deps, mail, job);
  const user = await findRecipient(deps.db, mail);
  if (!user || (mail.kind === "verify" && user.email_verified)) return;
  const kind = mail.kind === "reset-asked" ? "reset" : mail.kind;
  if (verifiedOnly.includes(kind) && !user.email_verified) return;
  const to = mail.kind === "change-email" || mail.kind === "email-changed" ? mail.email : user.email;
  // A new address that has an account of its own gets no link.
  if (mail.kind === "change-email" && (await hasAccount(deps.db, to))) return;
  if (mail.kind === "change-email" && (await readEmailChange(deps.db, user.id, deps.now())) !== to) return;
  if (mail.kind === "change-email" && (await wasPasswordChangedSince(deps.db, user.id, new Date(mail.at)))) return;
  if (mail.kind === "deletion-requested" && !(await readDeletion(deps.db, user.id))) return;
  // Only the first attempt counts: else those of a short mail outage would use up the hour's limit.
  if (job.attempt === 0 && !(await isWithinLimit(deps, kind, to, user))) return;

  const locale = mail.kind === "reset-asked" ? mail.locale : user.locale;
  const purpose = purposes[kind];
  const waitingPackage = mail.kind === "verify" ? mail.waiting_package : undefined;
  const token =
    purpose && (await createLink(deps.db, { userId: user.id, purpose, email: to, now: deps.now(), waitingPackage }));
  // Behind the #, so that the token is neither logged by a server nor sent to another site.
  const link = deps.publicUrl + localizedPath(locale, pages[kind]) + (token ? `#${token}` : "");
  const values = {
    name: personName(user),
    email: to,
    username: maskName(user.username),
    registered: formatMomentWithZone(user.created_at, locale),
    ...(mail.kind === "new-device"
      ? { device: mail.device, time: formatMomentWithZone(new Date(mail.at), locale) }
      : {}),
    ...(mail.kind === "deletion-requested" ? { time: formatMomentWithZone(new Date(mail.due), locale) } : {}),
    ...(mail.kind === "recovery-code-used" ? { left: String(mail.left) } : {}),
    code: withCode.includes(kind) ? spaced(await createMailedCode(deps, to)) : "",
    money: mail.kind === "deletion-requested" ? openMoneySentences(mail.money, locale) : "",
    passkeys: mail.kind === "password-changed" ? passkeysSentence(mail.passkeys, locale) : "",
  };
  const composed = await composeAccountMail(kind, { locale, link, site: deps.publicUrl, values });
  const about = { kind: `account-${kind}`, user: user.id };
  await deps.mailer.send({ id: job.id, to, about, ...composed });
}

/**
 * Mails the code that was asked for, with what the address can do with it: log in, confirm the account that waits for it,
 * or create one. Each counts towards the same hour's limit, so that the limit tells nothing about the address.
 */
async function sendCode(
  deps: MailDeps,
  { email, locale }: Extract<AccountMail, { kind: "code-asked" }>,
  job: Pick<JobContext, "id" | "attempt">,
): Promise<void> {
  const limit = { max: maxPerHour, seconds: 3600 };
  const claim = { scope: "mail-code", who: email, limit, now: deps.now() };
  if (job.attempt === 0 && !(await consumeRateLimit(deps.db, claim)).allowed) return;
  const user = await deps.db
    .selectFrom("users")
    .select(["id", "email_verified", "locale"])
    .where("email", "=", email)
    .executeTakeFirst();
  const code = spaced(await createMailedCode(deps, email));
  const kind = user?.email_verified ? "login-code" : "new-account-code";
  const composed = await composeAccountMail(kind, {
    locale: user?.email_verified ? user.locale : locale,
    site: deps.publicUrl,
    values: { email, code },
    reason: user?.email_verified ? "account" : "request",
  });
  await deps.mailer.send({ id: job.id, to: email, about: { kind: `account-${kind}`, user: user?.id }, ...composed });
}

/** Returns a code as it is read easily; what is typed may have the space or not. */
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Handles the `account-closed` queue: the last mail to a person whose account was erased. */
export async function sendAccountClosed(
  { mailer, publicUrl }: Pick<MailDeps, "mailer" | "publicUrl">,
  { email, locale }: AccountClosed,
  job: Pick<JobContext, "id">,
): Promise<void> {
  const composed = await composeAccountMail("account-closed", { locale, site: publicUrl, values: { email } });
  await mailer.send({ id: job.id, to: email, ...composed });
}

function findRecipient(
  db: Database,
  mail: Exclude<AccountMail, { kind: "staff-invitation" | "code-asked" }>,
): Promise<Recipient | undefined> {
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "username", "email_verified", "locale", "created_at"])
    .where((eb) => {
      if (mail.kind !== "reset-asked") return eb("id", "=", mail.user_id);
      return "email" in mail ? eb("email", "=", mail.email) : eb("username", "=", mail.username);
    })
    .executeTakeFirst();
}

async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
}

async function wasPasswordChangedSince(db: Database, userId: string, since: Date): Promise<boolean> {
  const credential = await db
    .selectFrom("credentials")
    .select("id")
    .where("user_id", "=", userId)
    .where("updated_at", ">", since)
    .executeTakeFirst();
  return credential !== undefined;
}

async function isWithinLimit(
  { db, now }: MailDeps,
  kind: MailWithLink,
  to: string,
  { email_verified }: Recipient,
): Promise<boolean> {
  if (email_verified && !triggeredByAnyone.includes(kind)) return true;
  const limit = { max: maxPerHour, seconds: 3600 };
  return (await consumeRateLimit(db, { scope: `mail-${kind}`, who: to, limit, now: now() })).allowed;
}

function localizedPath(locale: Locale, path: string): string {
  return locale === "en" ? `/en${path}` : path;
}

/**
 * Returns a username masked so that only its owner recognizes it: a mail to an unverified address must not contain text
 * chosen by whoever registered.
 */
function maskName(username: string): string {
  const letters = [...username];
  return `${letters[0] ?? ""}•••${letters.length > 1 ? letters.at(-1) : ""}`;
}
