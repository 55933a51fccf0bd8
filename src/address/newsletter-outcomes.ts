/** Outcomes of the newsletter's form and of the links in its mails; each is a page `/subscribe/<outcome>`. */
export const newsletterOutcomes = [
  "check-your-inbox",
  "confirm",
  "confirmed",
  "preferences",
  "preferences-saved",
  "unsubscribe",
  "ended",
  "link-not-valid",
] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];
