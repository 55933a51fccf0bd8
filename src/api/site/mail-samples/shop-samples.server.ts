import { rupiah } from "#money/rupiah.ts";
import { answerMail, teamMail } from "#shop/help/help-mail.server.ts";
import { orderMailKinds, salesMailKinds, subscriptionMailKinds } from "#shop/mails/mail-kinds.ts";
import { composeOrderMail, type MailedOrder } from "#shop/mails/order-mail.server.ts";
import { composePriceMail } from "#shop/mails/price-mail.server.ts";
import { composeSalesMail, type MailedEvent, type SalesMailOrder } from "#shop/mails/sales-mail.server.ts";
import { composeSubscriptionMail } from "#shop/mails/subscription-mail.server.ts";
import { composePayerMail } from "#shop/payer-links/payer-link-mail.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { MailSample } from "./sample.ts";

const order: Omit<MailedOrder & SalesMailOrder, "locale"> = {
  id: "0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a",
  number: "ORD-202611-7K3Q9D",
  product: "big-social",
  kind: "purchase",
  period_first_day: "2026-11-20",
  period_last_day: "2027-02-20",
  workspace: { state: "preparing", dueDay: "2026-11-23" },
  package_id: "big-social-growth",
  months: 3,
  voucher_code: "MULAI10",
  invoice: "INV-202611-000042",
  package_name: "BigSocial Growth",
  total: rupiah(14_985_000),
  method: "mandiri_va",
  expires_at: new Date("2026-11-21T07:05:00Z"),
  payment: {
    provider: "simulator",
    reference: "ORD-202611-7K3Q9D",
    instructions: { biller_code: "70012", bill_key: "880812345678" },
    expires_at: new Date("2026-11-21T07:05:00Z"),
    state: "pending",
    can_refund: false,
  },
  email: "siti.rahmawati@contoh.co.id",
  buyer: { name: "PT Contoh Jaya", address: "Jalan Melati 5, Bandung 40115" },
  referral_code: null,
  state: "manual_review" as const,
  received: rupiah(14_958_000),
  unreturned: rupiah(14_958_000),
};

const events: MailedEvent[] = [
  { id: 1, at: new Date("2026-11-20T07:05:00Z"), event: "placed", details: {} },
  { id: 2, at: new Date("2026-11-20T09:41:00Z"), event: "wrong_amount", details: { amount: 14_958_000 } },
];

const started = { ...order, workspace: null };
const accessLeft = { kind: "accessSuspended" } as const;

const orderSamples = orderMailKinds.map(
  (kind): MailSample => ({
    name: `order-${kind}`,
    locales,
    compose: (locale, publicUrl) =>
      composeOrderMail({ ...started, locale, accessLeft }, kind, { publicUrl, connected: [] }),
  }),
);
orderSamples.push({
  name: "order-receipt-preparing",
  locales,
  compose: (locale, publicUrl) => composeOrderMail({ ...order, locale }, "receipt", { publicUrl, connected: [] }),
});

const payerSample: MailSample = {
  name: "payer-link",
  locales,
  compose: (locale, publicUrl) =>
    composePayerMail({ ...order, locale, sender: order.email }, "0f8e7d6c.contoh", { publicUrl }),
};

const subscription = {
  id: "5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d",
  name: { id: "BigSocial Growth", en: "BigSocial Growth" },
  last_day: "2026-12-20",
  days: 7,
} as const;

const subscriptionSamples = subscriptionMailKinds.map(
  (kind): MailSample => ({
    name: `subscription-${kind}`,
    locales,
    compose: (locale, publicUrl) => composeSubscriptionMail({ ...subscription, locale }, kind, { publicUrl }),
  }),
);

const priceSamples = (["announced", "withdrawn"] as const).map(
  (kind): MailSample => ({
    name: `price-${kind}`,
    locales,
    compose: (locale, publicUrl) =>
      composePriceMail(
        { ...subscription, locale, price: rupiah(5_400_000), before: rupiah(4_995_000), from_day: "2027-01-01" },
        kind,
        {
          publicUrl,
        },
      ),
  }),
);

const salesSamples = salesMailKinds.map(
  (kind): MailSample => ({
    name: `sales-${kind}`,
    locales: ["id"],
    compose(_locale, publicUrl) {
      const about = { ...order, locale: "id" as const, ...(kind === "reversed" && { accessLeft }) };
      return composeSalesMail(about, events, kind, { publicUrl });
    },
  }),
);

const request = {
  id: "3c2b1a0f-8e7d-4c5b-9a43-928170f5e4d3",
  number: "REQ-202611-000017",
  topic: "refund" as const,
  order_number: order.number,
};
const answer = "Uangnya kami kirim hari ini.\n\nBiasanya tiba dalam satu hari kerja.";

const helpSamples: MailSample[] = [
  {
    name: "help-answer",
    locales: [...locales],
    compose: (locale, publicUrl) =>
      answerMail({ id: "sample", request, to: { email: "", locale }, text: answer }, { settings: { publicUrl } }),
  },
  ...(["received", "again", "assigned"] as const).map((kind) => ({
    name: `help-${kind}`,
    locales: [...locales],
    compose: (locale: Locale, publicUrl: string) =>
      teamMail({ id: "sample", kind, request, to: { email: "", locale } }, { settings: { publicUrl } }),
  })),
];

/** The mails of the shop, to customers and to the sales team. */
export const shopSamples: MailSample[] = [
  ...orderSamples,
  payerSample,
  ...subscriptionSamples,
  ...priceSamples,
  ...salesSamples,
  ...helpSamples,
];
