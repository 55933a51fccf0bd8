/** What a mailed link is good for. */
export type LinkPurpose = "verify" | "reset" | "change-email";

/** How long each is good, in minutes. */
export const linkMinutes: Record<LinkPurpose, number> = { verify: 24 * 60, reset: 60, "change-email": 60 };
