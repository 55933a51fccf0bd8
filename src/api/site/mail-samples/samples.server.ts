import { composeAccountMail } from "#accounts/mails/compose-account-mail.server.tsx";
import { openMoneySentences, passkeysSentence } from "#accounts/mails/mail-sentences.server.ts";
import { type AccountMailKind, mailsAccount } from "#content/kinds/mails/mails-account.ts";
import { readSet } from "#content/read-set.server.ts";
import { eventMail } from "#growth/events/event-mail.server.tsx";
import { notificationMail } from "#notifications/notification-mail.server.tsx";
import { commentMail } from "#publishing/comments/mails/comment-mail.server.tsx";
import { locales } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import { leadSamples } from "./lead-samples.server.ts";
import type { MailSample } from "./sample.ts";
import { shopSamples } from "./shop-samples.server.ts";

/** As long as a real one, which must not widen the mail on a phone. */
const token = "Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_Qe";
const signedIn = new Date("2026-11-20T07:05:00Z");

/** The mails about an account. */
const accountSamples: MailSample[] = (Object.keys(mailsAccount.shape.mails.shape) as AccountMailKind[]).map((kind) => ({
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
}));

/** The mails of the content desk. */
const contentSamples: MailSample[] = [
  {
    name: "content-mention",
    locales,
    compose: (locale, site) =>
      commentMail({
        locale,
        by: "Rina Hartono",
        document: "BigSocial",
        quote: "Dengar publik sebelum menjadi krisis",
        text: "@dewi apakah ini sama dengan yang kita janjikan di brosur?",
        site,
        url: `${site}/admin/content/documents/bigsocial?thread=3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a`,
      }),
  },
];

const eventToken = "3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a.Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_QeUi3oPx";

/** The mails to people who signed up for an event. */
const eventSamples: MailSample[] = (["seat", "waiting", "moved-up", "changed", "day", "hour"] as const).map((kind) => ({
  name: `event-${kind}`,
  locales,
  compose(locale, site) {
    const { items } = readSet(locale, "events");
    const words = { ...items.at(-1)!, meeting: `${site}/meeting` };
    const [starts, ends] = [jakartaMoment(words.starts), jakartaMoment(words.ends)];
    const event = { id: words.id, words, starts, ends, seats: words.seats };
    return eventMail({ kind, event, locale, token: eventToken, place: kind === "waiting" ? 3 : null, site });
  },
}));

/** The mail that tells somebody of the staff that it is their turn. */
const notificationSamples: MailSample[] = [
  {
    name: "notification",
    locales,
    compose: (locale, site) =>
      notificationMail({
        step: "proposal_made",
        params: { by: "Rina Hartono", number: "ORD-202611-000028", amount: 12_765_000 },
        object: "3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a",
        locale,
        site,
      }),
  },
];

/** Every mail the site sends. */
export const mailSamples: MailSample[] = [
  ...accountSamples,
  ...shopSamples,
  ...leadSamples,
  ...eventSamples,
  ...contentSamples,
  ...notificationSamples,
];
