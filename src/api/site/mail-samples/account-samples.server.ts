import { composeLetter } from "#accounts/mails/compose-letter.server.tsx";
import { passkeysSentence } from "#accounts/mails/passkeys-sentence.ts";
import { type LetterKind, letterWords } from "#accounts/mails/words.ts";
import { locales } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import type { MailSample } from "./sample.ts";

/** As long as a real one, which must not widen the mail on a phone. */
const token = "Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_Qe";
const signedIn = new Date("2026-11-20T07:05:00Z");

/** The mails about an account. */
export const accountSamples: MailSample[] = (Object.keys(letterWords) as LetterKind[]).map((kind) => ({
  name: `account-${kind}`,
  locales,
  compose: (locale, site) =>
    composeLetter(kind, {
      locale,
      site,
      link: `${site}${locale === "en" ? "/en" : ""}/auth/verify-email#${token}`,
      values: {
        name: "Siti",
        username: "s•••i",
        registered: formatMomentWithZone(signedIn, locale),
        passkeys: passkeysSentence({ removed: [], left: ["Chrome, Windows"] }, locale),
        email: "siti.rahmawati@contoh.co.id",
        device: "Chrome, Windows",
        time: formatMomentWithZone(signedIn, locale),
      },
    }),
}));
