import type { Database } from "#infra/database/tables.server.ts";
import type { JobContext } from "#infra/jobs/jobs.server.ts";
import { consumeRateLimit } from "#infra/limits/rate-limit.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { Locale } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { readEmailChange } from "../links/email-changes.server.ts";
import type { LinkPurpose } from "../links/link-purposes.ts";
import { createLink } from "../links/links.server.ts";
import { readDeletion } from "../person/deletion.server.ts";
import { personName } from "../person/person-name.ts";
import { maskName } from "../registration/masked-name.ts";
import type { AccountClosed, AccountMail } from "./account-mail.ts";
import { composeLetter } from "./compose-letter.server.tsx";
import { passkeysSentence } from "./passkeys-sentence.ts";
import type { LetterKind } from "./words.ts";

export interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  now: () => Date;
}

/** Letters that anyone could have sent to a stranger's mailbox by asking again and again: so many an hour. */
const perHour = 5;

const pages: Record<Exclude<LetterKind, "account-closed">, string> = {
  verify: "/auth/verify-email",
  "change-email": "/auth/verify-email",
  reset: "/auth/reset-password",
  welcome: "/account",
  "registered-again": "/auth/login",
  "password-changed": "/auth/forgot-password",
  "email-changed": "/contact-us",
  "email-change-asked": "/auth/forgot-password",
  "wrong-passwords": "/account/security",
  "passkey-added": "/account/security",
  "two-factor-on": "/account/security",
  "two-factor-off": "/account/security",
  "deletion-requested": "/auth/keep-account",
  "deletion-withdrawn": "/account/privacy",
  "access-recovered": "/account/security",
  "new-device": "/account/security",
};
const purposes: Partial<Record<LetterKind, LinkPurpose>> = {
  verify: "verify",
  "change-email": "change-email",
  reset: "reset",
  "deletion-requested": "keep-account",
};

interface Addressee {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  username: string;
  email_verified: boolean;
  locale: Locale;
  created_at: Date;
}

/** Letters that a stranger can have sent to an address by typing it. */
const anyoneAsks: readonly LetterKind[] = ["verify", "reset", "registered-again", "change-email", "email-change-asked"];
/** Of what happens in an account, only an address that was shown to be its owner's is written to. */
const ownersOnly: readonly LetterKind[] = ["new-device", "wrong-passwords"];

/** Handles the `account-mail` queue. What has become needless in the meantime is not sent. */
export async function sendAccountMail(
  deps: MailDeps,
  mail: AccountMail,
  job: Pick<JobContext, "id" | "attempt">,
): Promise<void> {
  const user = await findAddressee(deps.db, mail);
  if (!user || (mail.kind === "verify" && user.email_verified)) return;
  const kind: LetterKind = mail.kind === "reset-asked" ? "reset" : mail.kind;
  if (ownersOnly.includes(kind) && !user.email_verified) return;
  const to = mail.kind === "change-email" || mail.kind === "email-changed" ? mail.email : user.email;
  // A new address that belongs to somebody else gets nothing to press.
  if (mail.kind === "change-email" && (await hasAccount(deps.db, to))) return;
  if (mail.kind === "change-email" && (await readEmailChange(deps.db, user.id, deps.now())) !== to) return;
  if (mail.kind === "change-email" && (await passwordSince(deps.db, user.id, new Date(mail.at)))) return;
  if (mail.kind === "deletion-requested" && !(await readDeletion(deps.db, user.id))) return;
  // A letter counts once: were each attempt to count, those of a few minutes' outage would use the hour up.
  if (job.attempt === 0 && !(await mayWrite(deps, kind, to, user))) return;

  const locale = mail.kind === "reset-asked" ? mail.locale : user.locale;
  const purpose = purposes[kind];
  const token = purpose && (await createLink(deps.db, { userId: user.id, purpose, email: to, now: deps.now() }));
  // After the #, so that the token reaches no server's log and no other site.
  const link = deps.publicUrl + address(locale, pages[kind as keyof typeof pages]) + (token ? `#${token}` : "");
  const values = {
    ...{ name: personName(user), email: to, username: maskName(user.username) },
    registered: formatMomentWithZone(user.created_at, locale),
    ...(mail.kind === "new-device"
      ? { device: mail.device, time: formatMomentWithZone(new Date(mail.at), locale) }
      : {}),
    ...(mail.kind === "deletion-requested" ? { time: formatMomentWithZone(new Date(mail.due), locale) } : {}),
    passkeys: mail.kind === "password-changed" ? passkeysSentence(mail.passkeys, locale) : "",
  };
  await deps.mailer.send({
    id: job.id,
    to,
    ...(await composeLetter(kind, { locale, link, site: deps.publicUrl, values })),
  });
}

/** Handles the `account-closed` queue: the last letter to a person who left. */
export async function sendAccountClosed(
  { mailer, publicUrl }: Pick<MailDeps, "mailer" | "publicUrl">,
  { email, locale }: AccountClosed,
  job: Pick<JobContext, "id">,
): Promise<void> {
  await mailer.send({
    id: job.id,
    to: email,
    ...(await composeLetter("account-closed", { locale, site: publicUrl, values: { email } })),
  });
}

function findAddressee(db: Database, mail: AccountMail): Promise<Addressee | undefined> {
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

/** Whether the person's password was changed after a moment. */
async function passwordSince(db: Database, userId: string, at: Date): Promise<boolean> {
  const credential = await db
    .selectFrom("credentials")
    .select("id")
    .where("user_id", "=", userId)
    .where("updated_at", ">", at)
    .executeTakeFirst();
  return credential !== undefined;
}

async function mayWrite(
  { db, now }: MailDeps,
  kind: LetterKind,
  to: string,
  { email_verified }: Addressee,
): Promise<boolean> {
  if (email_verified && !anyoneAsks.includes(kind)) return true;
  const limit = { max: perHour, seconds: 3600 };
  return (await consumeRateLimit(db, { scope: `mail-${kind}`, who: to, limit, now: now() })).allowed;
}

function address(locale: Locale, path: string): string {
  return locale === "en" ? `/en${path}` : path;
}
