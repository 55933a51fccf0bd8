/** Results of the newsletter's form and of the links in its mails; each has a page `/subscribe/<result>`. */
export const newsletterResults = ["check-your-inbox", "confirmed", "unsubscribe", "ended", "link-not-valid"] as const;
export type NewsletterResult = (typeof newsletterResults)[number];
