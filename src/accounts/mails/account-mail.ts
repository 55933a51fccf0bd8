import type { Locale } from "#text/locales.ts";

/**
 * What the `account-mail` queue carries: who is to be told what. A link's token is made when the mail is, so none
 * waits in the queue.
 */
export type AccountMail =
  | { kind: "verify" | "welcome" | "registered-again" | "wrong-passwords"; user_id: string }
  | { kind: "email-change-asked" | "passkey-added" | "two-factor-on" | "two-factor-off"; user_id: string }
  | { kind: "deletion-withdrawn" | "access-recovered"; user_id: string }
  /** `due`: when the account is erased at the earliest. */
  | { kind: "deletion-requested"; user_id: string; due: string }
  /** `passkeys`: the names of those that went with the old password, and of those that still open the account. */
  | { kind: "password-changed"; user_id: string; passkeys?: { removed: string[]; left: string[] } }
  /** By whichever name the person typed. */
  | { kind: "reset-asked"; email: string; locale: Locale }
  | { kind: "reset-asked"; username: string; locale: Locale }
  /** `at`: when it was asked for; a password changed after that ends the asking. */
  | { kind: "change-email"; user_id: string; email: string; at: string }
  | { kind: "email-changed"; user_id: string; email: string }
  | { kind: "new-device"; user_id: string; device: string; at: string };

/** Told after an account was closed, when nothing about the person is left to look up. */
export interface AccountClosed {
  email: string;
  locale: Locale;
}
