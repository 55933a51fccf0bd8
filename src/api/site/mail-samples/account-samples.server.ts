import { composeAccountMail } from "#accounts/mails/compose-account-mail.server.tsx";
import { openMoneySentences, passkeysSentence } from "#accounts/mails/mail-sentences.server.ts";
import { type AccountMailKind, mailsAccount } from "#content/kinds/mails/mails-account.ts";
import { readSet } from "#content/read-set.server.ts";
import { locales } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import type { MailSample } from "./sample.ts";

/** As long as a real one, which must not widen the mail on a phone. */
const token = "Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_Qe";
const signedIn = new Date("2026-11-20T07:05:00Z");

/** The mails about an account. */
export const accountSamples: MailSample[] = (Object.keys(mailsAccount.shape.mails.shape) as AccountMailKind[]).map(
  (kind) => ({
    name: `account-${kind}`,
    locales,
    compose: (locale, site) =>
      composeAccountMail(kind, {
        locale,
        site,
        link: `${site}${locale === "en" ? "/en" : ""}/auth/verify-email#${token}`,
        values: {
          name: "Siti",
          username: "s•••i",
          registered: formatMomentWithZone(signedIn, locale),
          money: openMoneySentences([{ kind: "extra", order: "202611000028", amount: "Rp1.665.000" }], locale),
          passkeys: passkeysSentence({ removed: [], left: ["Chrome, Windows"] }, locale),
          email: "siti.rahmawati@contoh.co.id",
          device: "Chrome, Windows",
          left: "9",
          time: formatMomentWithZone(signedIn, locale),
          inviter: "Dewi Lestari",
          role: readSet(locale, "admin-staff").roles.sales,
        },
      }),
  }),
);
