import { commentMail } from "#publishing/comments/mails/comment-mail.server.tsx";
import { locales } from "#text/locales.ts";
import type { MailSample } from "./sample.ts";

/** The mails of the content desk. */
export const contentSamples: MailSample[] = [
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
