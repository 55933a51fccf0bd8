import type { Locale } from "#text/locales.ts";

/** A mail as the preview shows it, composed by the code that composes the real one. */
export interface MailSample {
  /** Its part of the preview's address. */
  name: string;
  /** The languages it is written in. */
  locales: readonly Locale[];
  /** @param site origin of the site, where its links lead */
  compose(locale: Locale, site: string): Promise<{ subject: string; html: string; text: string }>;
}
