import type { Locale } from "#text/locales.ts";

/** A mail of the preview, composed by the code that composes the real one. */
export interface MailSample {
  /** Its part of the preview's address. */
  name: string;
  /** The languages in which it exists. */
  locales: readonly Locale[];
  /** @param site origin of the site, for its links */
  compose(locale: Locale, site: string): Promise<{ subject: string; html: string; text: string }>;
}
