/** What a mailed link is good for. */
export type LinkPurpose = "verify" | "reset" | "change-email" | "keep-account";

/** How long each is good, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = {
  verify: 24 * 60,
  reset: 60,
  "change-email": 60,
  // As long as the account still stands: until the night after the last day of waiting.
  "keep-account": 9 * 24 * 60,
};
