import type { ConsentPurpose } from "#accounts/person/consents.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { RegistrationTexts } from "#growth/events/registrations.server.ts";
import type { NewsletterTexts } from "#growth/newsletter/readers/subscribers.server.ts";
import type { ConsentTexts } from "#leads/requests/receive-request.server.ts";
import type { Locale } from "#text/locales.ts";

/** Returns the texts in force beside a form for a lead. */
export function leadTexts(kind: "contact" | "api-marketplace", locale: Locale): ConsentTexts {
  return {
    privacyVersion: privacyVersion(locale),
    privacyHash: consentTextHash("privacy", locale),
    marketingHash: consentTextHash(kind === "contact" ? "contact-marketing" : "api-marketing", locale),
  };
}

/** Returns the texts in force beside the newsletter's form. */
export function newsletterTexts(locale: Locale): NewsletterTexts {
  return {
    privacyVersion: privacyVersion(locale),
    privacyHash: consentTextHash("privacy", locale),
    textHash: consentTextHash("newsletter", locale),
  };
}

/** Returns the texts in force beside the form of an event. */
export function registrationTexts(locale: Locale): RegistrationTexts {
  return {
    privacyVersion: privacyVersion(locale),
    privacyHash: consentTextHash("privacy", locale),
    contactHash: consentTextHash("event-contact", locale),
  };
}

/** Returns the proof of an account's consents; null where another version was shown than the one in force. */
export function accountTextHashes(account: {
  locale: Locale;
  privacy_version: string;
}): Record<ConsentPurpose, string | null> {
  const { locale, privacy_version: shown } = account;
  const inForce = shown === "" || shown === privacyVersion(locale);
  return {
    privacy: inForce ? consentTextHash("privacy", locale) : null,
    marketing: inForce ? consentTextHash("account-marketing", locale) : null,
  };
}
