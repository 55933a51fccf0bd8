import type { Locale } from "#text/locales.ts";

/**
 * What a job of the `account-mail` queue carries: the kind of mail and its recipient. A link's token is created with the
 * mail, so that none is stored in the queue.
 */
export type AccountMail =
  | { kind: "welcome" | "registered-again" | "wrong-passwords"; user_id: string }
  /** `waiting_package`: the id of the package that waits where the person registered. */
  | { kind: "verify"; user_id: string; waiting_package?: string | undefined }
  /** To an address that may have no account. */
  | { kind: "code-asked"; email: string; locale: Locale }
  | { kind: "email-change-asked" | "passkey-added" | "passkey-removed"; user_id: string }
  | { kind: "two-factor-on" | "two-factor-off" | "recovery-codes-made"; user_id: string }
  | { kind: "device-trusted" | "wrong-codes"; user_id: string }
  /** `left`: how many of the codes can still be used. */
  | { kind: "recovery-code-used"; user_id: string; left: number }
  | { kind: "deletion-withdrawn" | "access-recovered"; user_id: string }
  /** `due`: when the account is erased at the earliest; `money`: what the erasure waits for, as of the request. */
  | { kind: "deletion-requested"; user_id: string; due: string; money?: MailedMoney[] }
  | { kind: "password-changed"; user_id: string; passkeys?: PasskeysAfterChange }
  /** By whichever name the person typed. */
  | { kind: "reset-asked"; email: string; locale: Locale }
  | { kind: "reset-asked"; username: string; locale: Locale }
  /** `at`: when it was requested; a password changed later cancels the request. */
  | { kind: "change-email"; user_id: string; email: string; at: string }
  | { kind: "email-changed"; user_id: string; email: string }
  | { kind: "new-device"; user_id: string; device: string; at: string }
  /** To an address that may have no account. */
  | { kind: "staff-invitation"; invitation: string };

/** Money of the person that is not settled. */
export interface MailedMoney {
  kind: "review" | "extra" | "returning";
  /** Number of the order. */
  order: string;
  /** Formatted in the person's language; empty when the team still finds out how much it is. */
  amount: string;
}

/** Names of the passkeys that were removed with the old password, and of those that are left. */
export interface PasskeysAfterChange {
  removed: string[];
  left: string[];
}

/** What a job of the `account-closed` queue carries, as nothing about the person is left to look up. */
export interface AccountClosed {
  email: string;
  locale: Locale;
}
