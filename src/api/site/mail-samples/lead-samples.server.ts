import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import { noticeMail } from "#leads/conversation/mails/notice-mail.server.tsx";
import { replyMail } from "#leads/conversation/mails/reply-mail.server.tsx";
import { fillFields } from "#leads/conversation/merge-fields.ts";
import { newsletterMail } from "#leads/delivery/mails/newsletter-mail.server.tsx";
import { olderRequestsMail } from "#leads/delivery/mails/older-requests.server.tsx";
import { salesNotice } from "#leads/delivery/mails/sales-notice.server.tsx";
import { suspectDigest } from "#leads/delivery/mails/suspect-digest.server.tsx";
import { thankYouMail } from "#leads/delivery/mails/thank-you.server.tsx";
import type { LeadTable } from "#leads/tables.server.ts";
import { locales } from "#text/locales.ts";
import type { MailSample } from "./sample.ts";

const lead: Selectable<LeadTable> = {
  id: "3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a",
  kind: "contact",
  state: "new",
  received_at: new Date("2026-11-20T07:05:00Z"),
  name: "Sari Wulandari",
  company: "PT Contoh Jaya",
  email: "sari.wulandari@pemasaran.contoh-jaya.co.id",
  phone: "+6281234567890",
  industry: "retail",
  job: "Manajer data",
  product: "big-social",
  message: "Kami ingin demo untuk tim pemasaran.\nApakah bisa minggu depan?",
  details: {},
  locale: "id",
  page: "/products/big-social",
  utm_source: "linkedin",
  utm_medium: "social",
  utm_campaign: "peluncuran",
  utm_term: null,
  first_touch: null,
  last_touch: null,
  exposures: null,
  marketing_consent: true,
  privacy_version: "2026-11-01",
  privacy_hash: null,
  marketing_hash: null,
  suspicion: null,
  updated_at: new Date("2026-11-20T07:05:00Z"),
  version: 1,
  owner_id: null,
  words: "",
  merged_into: null,
  origin: null,
  origin_detail: null,
  legal_basis: null,
  basis_day: null,
  basis_note: null,
  tags: null,
  own_values: null,
  deal_amount: null,
  deal_months: null,
  deal_value: null,
  deal_lines: null,
  expected_close: null,
  close_reason_id: null,
  state_at: null,
};
const token = `${lead.id}.Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_QeUi3oPx`;

const unsubscribe = (site: string) => `${site}/api/subscribe/unsubscribe?token=${token}`;
const restore = (site: string) => `${site}/api/leads/restore?token=${token}`;

/** The mails about requests and the newsletter. */
export const leadSamples: MailSample[] = [
  {
    name: "request-thanks",
    locales,
    compose: (locale, site) => thankYouMail({ ...lead, locale }, site),
  },
  {
    name: "request-notice",
    locales: ["id"],
    compose: (_locale, site) => salesNotice(lead, site),
  },
  {
    name: "request-thanks-marketplace",
    locales,
    compose: (locale, site) =>
      thankYouMail({ ...lead, locale, kind: "api-marketplace", product: "api-marketplace" }, site, unsubscribe(site)),
  },
  {
    name: "request-suspect",
    locales: ["id"],
    compose: (_locale, site) => salesNotice({ ...lead, suspicion: "honeypot" }, site, restore(site)),
  },
  {
    name: "request-suspects",
    locales: ["id"],
    compose: (_locale, site) =>
      suspectDigest(
        {
          suspects: [{ lead: { ...lead, suspicion: "honeypot" }, restoreUrl: restore(site) }],
          suspectCount: 4,
          unanswered: [{ ...lead, waiting_since: lead.received_at }],
          unansweredCount: 1,
        },
        site,
      ),
  },
  {
    name: "lead-reply",
    locales,
    compose: async (locale, site) => {
      const { templates } = readSet(locale, "lead-templates");
      const { name, company } = lead;
      const fields = {
        name,
        company,
        product: "BigSocial",
        number: "3C2B1A09",
        sender: "Rina Hartono",
        us: "BigSuite",
      };
      const body = templates.first.body.map((paragraph) => fillFields(paragraph, fields)).join("\n\n");
      const subject = fillFields(templates.first.subject, fields);
      return { subject, ...(await replyMail({ locale, subject, body, site })) };
    },
  },
  ...(["mention", "answer"] as const).map(
    (kind): MailSample => ({
      name: `lead-${kind}`,
      locales,
      compose: (locale, site) =>
        noticeMail({
          kind,
          locale,
          by: "Rina Hartono",
          company: lead.company,
          text: lead.message,
          site,
          url: `${site}/admin/leads/${lead.id}`,
        }),
    }),
  ),
  {
    name: "older-requests",
    locales,
    compose: (locale, site) => olderRequestsMail(locale, 2, site),
  },
  {
    name: "newsletter-confirmation",
    locales,
    compose: (locale, site) =>
      newsletterMail({
        locale,
        site,
        confirmUrl: `${site}/api/subscribe/confirm?token=${token}`,
        unsubscribeUrl: unsubscribe(site),
      }),
  },
];
