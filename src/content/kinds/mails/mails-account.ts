import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const paragraph = text(320);
const mail = z.strictObject({
  subject: text(90),
  heading: text(90),
  /** Paragraphs before the button, and before the code of those that have one. */
  before: z.array(paragraph).min(1),
  button: label.optional(),
  /** Paragraphs after it, in small type. */
  after: z.array(paragraph).optional(),
});

/**
 * The mails about an account. `{company}`, `{name}`, `{username}`, `{registered}`, `{email}`, `{device}`, `{time}`,
 * `{passkeys}`, `{money}`, `{left}`, `{inviter}` and `{role}` are filled in. A mail to an unverified address must not contain text of whoever typed it (`{name}`).
 */
export const mailsAccount = z.strictObject({
  mails: z.strictObject({
    verify: mail,
    welcome: mail,
    reset: mail,
    "registered-again": mail,
    /** The six-digit code alone: to an account, and to an address that has none. */
    "login-code": mail,
    "new-account-code": mail,
    "password-changed": mail,
    "change-email": mail,
    "email-change-asked": mail,
    "email-changed": mail,
    "passkey-added": mail,
    "passkey-removed": mail,
    "two-factor-on": mail,
    "two-factor-off": mail,
    "recovery-codes-made": mail,
    "recovery-code-used": mail,
    "device-trusted": mail,
    "wrong-codes": mail,
    "wrong-passwords": mail,
    "new-device": mail,
    "deletion-requested": mail,
    "deletion-withdrawn": mail,
    "access-recovered": mail,
    "account-closed": mail,
    "staff-invitation": mail,
    /** To the address in the form about personal data. */
    "data-request": mail,
  }),
  /** What happened to the passkeys when the password was changed; `{names}` is filled in. */
  passkeys: z.strictObject({ removed: text(160), remaining: text(160), unnamed: label }),
  /** What a deletion waits for; `{amount}` and `{order}` are filled in. */
  openMoney: z.strictObject({
    lead: text(160),
    extra: text(240),
    returning: text(160),
    review: text(160),
    reviewing: text(160),
  }),
  buttonFallback: z.strictObject({ before: label, label }),
});
export type AccountMailsWords = z.infer<typeof mailsAccount>;
export type AccountMailWords = z.infer<typeof mail>;
export type AccountMailKind = keyof AccountMailsWords["mails"];
