/** What the newsletter's form and the links of its mails are answered; each is a page `/subscribe/<answer>`. */
export const newsletterAnswers = ["check-your-inbox", "confirmed", "unsubscribe", "ended", "link-not-valid"] as const;
export type NewsletterAnswer = (typeof newsletterAnswers)[number];
