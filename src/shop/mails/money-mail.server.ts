import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { magnitude, minus, rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { creditNoteFileName, invoiceFileName, sellerIn } from "../invoices/invoice.ts";
import { readInvoice } from "../invoices/invoice-data.server.ts";
import { creditNotePdf, invoicePdf } from "../invoices/invoice-file.server.ts";
import type { OrderWithPayment } from "../orders/orders-store.server.ts";
import { type OrderMoney, orderMoney } from "../payments/order-money.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { wayOf } from "../refunds/refund-way.ts";
import type { Shop } from "../shop.server.ts";
import { accessSentence, readAccessLeft } from "./access-left.server.ts";
import type { MoneyMailKind } from "./mail-kinds.ts";
import { renderShopMail } from "./shop-mail.server.tsx";

/** The part of a money mail that differs by its kind. */
interface MoneyMailContent {
  /** Distinguishes this mail from others of its kind about the same order. */
  key: string | number;
  lines: string[];
  facts?: [label: string, value: string][];
  attachment?: { filename: string; content: Buffer };
}

interface MoneyMailInput {
  shop: Shop;
  order: OrderWithPayment;
  money: OrderMoney;
  locale: Locale;
  /** What is filled into the texts. */
  values: Record<string, string>;
}

/** Composes the mail to a customer about an order's money. Null when its statement is no longer true. */
export async function moneyMail(
  shop: Shop,
  order: OrderWithPayment,
  cause: MoneyMailKind,
  { to, locale, refund }: { to: string; locale: Locale; refund?: number | undefined },
): Promise<Mail | null> {
  // More money for an order under review: its customer receives the new state of the review.
  const kind = cause === "extra_money" && order.state === "manual_review" ? "review" : cause;
  const money = orderMoney(order);
  const values = {
    order: order.number,
    package: order.package_name,
    invoice: order.invoice ?? "",
    total: formatRupiah(order.total, locale),
    received: formatRupiah(money.received, locale),
    surplus: formatRupiah(money.unreturned, locale),
    difference: formatRupiah(magnitude(minus(order.total, money.received)), locale),
  };
  const input = { shop, order, money, locale, values };
  const content = kind === "refunded" ? await composeRefunded(input, refund) : await composers[kind](input);
  if (!content) return null;
  const { facts, money: titles, viewOrder } = readSet(locale, "mails-shop");
  const seller = sellerIn(shop.settings.seller, locale);
  const rendered = await renderShopMail({
    locale,
    site: shop.settings.publicUrl,
    heading: titles[kind].heading,
    product: order.product,
    answered: true,
    lines: content.lines,
    facts: [[facts.order, order.number], [facts.package, order.package_name], ...(content.facts ?? [])],
    button: {
      label: viewOrder,
      href: `${shop.settings.publicUrl}${locale === "en" ? "/en" : ""}/payment/${order.id}`,
    },
  });
  return {
    id: `order-${order.id}-${kind}-${content.key}`,
    to,
    subject: fill(titles[kind].subject, values),
    replyTo: { name: seller.name, address: shop.settings.salesMail },
    ...rendered,
    ...(content.attachment && { attachments: [{ ...content.attachment, contentType: "application/pdf" }] }),
  };
}

type Compose = (input: MoneyMailInput) => MoneyMailContent | null | Promise<MoneyMailContent | null>;

const composers: Record<Exclude<MoneyMailKind, "refunded">, Compose> = {
  review({ order, money, locale, values }) {
    if (order.state !== "manual_review") return null;
    const { misfits, sentences } = readSet(locale, "mails-shop");
    return {
      key: order.receipts.length,
      lines: [...money.misfits.map((misfit) => fill(misfits[misfit], values)), sentences.next],
      facts: receivedFacts(order, locale),
    };
  },

  extra_money({ order, money, locale, values }) {
    if (money.unreturned === 0) return null;
    const { sentences } = readSet(locale, "mails-shop");
    const surplus = order.state === "paid" ? sentences.extraPaid : sentences.extraEnded;
    return {
      key: order.receipts.length,
      lines: [fill(surplus, values), money.refundWay === "provider" ? sentences.byProvider : sentences.account],
      facts: receivedFacts(order, locale),
    };
  },

  refund_account_asked({ order, money, locale, values }) {
    // Given meanwhile, or nothing is to be transferred any more.
    if (order.refund_account || money.toTransfer === 0) return null;
    const { sentences } = readSet(locale, "mails-shop");
    const amount = formatRupiah(money.toTransfer, locale);
    const refused = order.refunds.filter((refund) => refund.provider_state === "refused").length;
    return {
      key: `${order.history.length}-${refused}`,
      lines: [
        fill(sentences.accountAsked, { ...values, amount }),
        ...(refused > 0 ? [sentences.providerRefused] : []),
        sentences.account,
      ],
    };
  },

  refund_account_given({ order, locale, values }) {
    if (!order.refund_account) return null;
    const { sentences } = readSet(locale, "mails-shop");
    return {
      key: new Date(order.refund_account.given_at).getTime(),
      lines: [fill(sentences.accountGiven, values), sentences.accountNext, sentences.accountNotYou],
    };
  },

  review_closed({ order, money, locale, values }) {
    if (order.state !== "closed") return null;
    const { sentences } = readSet(locale, "mails-shop");
    const surplus =
      money.unreturned > 0
        ? [fill(sentences.yours, values), money.refundWay === "provider" ? sentences.byProvider : sentences.account]
        : [];
    return { key: order.history.length, lines: [fill(sentences.notContinued, values), ...surplus] };
  },

  async invoice_revised({ shop, order, locale, values }) {
    const { number, revision } = await readInvoice(shop.db, order.id, order.invoice_revision);
    if (!revision) return null;
    const { sentences } = readSet(locale, "mails-shop");
    const earlier = await readInvoice(shop.db, order.id, revision.number - 1);
    // A corrected invoice keeps the number of its faktur pajak: what the mail says is what this revision changed.
    const hasNewSerial = revision.taxSerial !== (earlier.revision?.taxSerial ?? "");
    const revisionValues = { ...values, revision: String(revision.number), serial: revision.taxSerial };
    return {
      key: revision.number,
      lines: [fill(hasNewSerial ? sentences.revised : sentences.revisedBuyer, revisionValues)],
      attachment: {
        filename: invoiceFileName(number, revision.number, locale),
        content: await invoicePdf(shop, order.id, locale, revision.number),
      },
    };
  },
};

async function composeRefunded(
  { shop, order, locale, values }: MoneyMailInput,
  id?: number,
): Promise<MoneyMailContent | null> {
  const refund = order.refunds.findLast((each) => each.state === "sent" && (id === undefined || each.id === id));
  if (!refund) return null;
  const { facts, sentences } = readSet(locale, "mails-shop");
  const amount = formatRupiah(refund.amount, locale);
  const { proof, credit_note } = refund;
  const byProvider = wayOf(refund) === "provider";
  const rows: [string, string | null][] = [
    [facts.refunded, amount],
    [byProvider ? facts.providerReference : facts.proof, proof],
    [facts.creditNote, credit_note],
  ];
  const access = refund.kind === "part" ? sentences.partOnly : await accessAfterRefund(shop, order, locale);
  return {
    key: refund.id,
    lines: [
      fill(byProvider ? sentences.sentByProvider : sentences.sent, { ...values, amount }),
      ...(access ? [access] : []),
    ],
    facts: rows.filter((row): row is [string, string] => Boolean(row[1])),
    ...(credit_note && {
      attachment: {
        filename: creditNoteFileName(credit_note, locale),
        content: await creditNotePdf(shop.db, credit_note, locale),
      },
    }),
  };
}

/** Returns the text about the access that is left after a full refund; null when the order never gave any. */
async function accessAfterRefund(shop: Shop, order: OrderWithPayment, locale: Locale): Promise<string | null> {
  if (!order.invoice) return null;
  const left = await readAccessLeft(shop.db, order);
  // What the bank had suspended before does not come back.
  return accessSentence(left.kind === "accessSuspended" ? { kind: "accessEnded" } : left, locale);
}

function receivedFacts(order: OrderWithPayment, locale: Locale): [string, string][] {
  const { facts } = readSet(locale, "mails-shop");
  const receipts = order.receipts.map(({ amount, currency, receivedAt }): [string, string] => [
    `${facts.receivedAt} ${formatMomentWithZone(receivedAt, locale)}`,
    currency === "IDR" ? formatRupiah(rupiah(amount), locale) : `${amount} ${currency}`,
  ]);
  return [[facts.due, formatRupiah(order.total, locale)], ...receipts];
}
