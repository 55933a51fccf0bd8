import { createHash } from "node:crypto";
import type { Locale } from "#text/locales.ts";
import { readSet } from "./read-set.server.ts";

/** The words shown where a consent is given, or where the privacy text is referred to. */
const texts = {
  privacy: (locale: Locale) => readSet(locale, "privacy-policy"),
  "contact-marketing": (locale: Locale) => readSet(locale, "contact-us").form.consent,
  "api-marketing": (locale: Locale) =>
    (locale === "id" ? readSet(locale, "request-api-marketplace") : readSet(locale, "request-api-market-place")).form
      .consent,
  "event-contact": (locale: Locale) => readSet(locale, "events").registration.contact,
  newsletter: (locale: Locale) => readSet(locale, "subscribe").form,
  cookies: (locale: Locale) => readSet(locale, "common").consent,
  "account-marketing": (locale: Locale) => [
    readSet(locale, "auth").register.marketing,
    readSet(locale, "account").consents.marketing,
    readSet(locale, "account").consents.marketingHint,
  ],
} as const;
export type ConsentText = keyof typeof texts;

/** Returns the SHA-256 (hexadecimal) of the words in force, as JSON: the proof of what somebody agreed to. */
export function consentTextHash(text: ConsentText, locale: Locale): string {
  return createHash("sha256")
    .update(JSON.stringify(texts[text](locale)))
    .digest("hex");
}

/** Returns the version of the privacy text in force. */
export function privacyVersion(locale: Locale): string {
  return readSet(locale, "privacy-policy").version;
}

/** Returns the version of the consent banner's wording; with a new one the bar is shown to everybody again. */
export function bannerVersion(locale: Locale): string {
  return readSet(locale, "common").consent.version;
}
