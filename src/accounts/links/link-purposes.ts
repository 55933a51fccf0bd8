/** What a mailed link does. */
export type LinkPurpose = "verify" | "reset" | "change-email" | "keep-account" | "staff-invitation";

/** How long each is valid, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = {
  verify: 24 * 60,
  reset: 60,
  "change-email": 60,
  // As long as the account exists: until the night after the last day of waiting.
  "keep-account": 9 * 24 * 60,
  // Stored apart (`staff/invitations/`): the invited person may have no account.
  "staff-invitation": 72 * 60,
};
