import type { Mail } from "#infra/mailer/mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay, formatMomentWithZone } from "#time/format.ts";
import { creditNoteFileName, invoiceFileName, sellerIn } from "../invoices/invoice.ts";
import { readInvoice } from "../invoices/invoice-data.server.ts";
import { creditNotePdf, invoicePdf } from "../invoices/invoice-file.server.ts";
import type { OrderWithPayment } from "../orders/orders-store.server.ts";
import { type OrderMoney, orderMoney } from "../payments/order-money.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Shop } from "../shop.server.ts";
import { hasAccess } from "../subscriptions/subscription-states.ts";
import {
  type MoneyMailKind,
  misfitWords,
  moneyFactWords,
  moneyMailWords,
  moneySentences as sentences,
} from "./money-mail-words.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

/** What a letter about money says, and what comes with it. */
interface MoneyLetter {
  /** Tells this letter from others of its kind about the same order. */
  key: string | number;
  lines: string[];
  facts?: [label: string, value: string][];
  attachment?: { filename: string; content: Buffer };
  values?: Record<string, string>;
}

interface About {
  shop: Shop;
  order: OrderWithPayment;
  money: OrderMoney;
  locale: Locale;
  values: Record<string, string>;
}

/** The letter to a customer about an order's money. Null when it would no longer be true. */
export async function moneyMail(
  shop: Shop,
  order: OrderWithPayment,
  cause: MoneyMailKind,
  { to, locale, refund }: { to: string; locale: Locale; refund?: number },
): Promise<Mail | null> {
  // More money for an order under review: its customer is told what is there now.
  const kind = cause === "extra_money" && order.state === "manual_review" ? "review" : cause;
  const money = orderMoney(order);
  const values = {
    order: order.number,
    package: order.package_name,
    invoice: order.invoice ?? "",
    total: formatRupiah(order.total, locale),
    received: formatRupiah(money.received, locale),
    surplus: formatRupiah(money.unreturned, locale),
    difference: formatRupiah(Math.abs(order.total - money.received), locale),
  };
  const about = { shop, order, money, locale, values };
  const letter = kind === "refunded" ? await refunded(about, refund) : await letters[kind](about);
  if (!letter) return null;
  const words = moneyMailWords[kind];
  const seller = sellerIn(shop.settings.seller, locale);
  const rendered = await renderShopLetter({
    locale,
    site: shop.settings.publicUrl,
    heading: words.heading[locale],
    lines: letter.lines,
    facts: [
      [moneyFactWords.order[locale], order.number],
      [moneyFactWords.package[locale], order.package_name],
      ...(letter.facts ?? []),
    ],
    button: {
      label: moneyFactWords.open[locale],
      href: `${shop.settings.publicUrl}${locale === "en" ? "/en" : ""}/payment/${order.id}`,
    },
  });
  return {
    id: `order-${order.id}-${kind}-${letter.key}`,
    to,
    subject: fill(words.subject[locale], values),
    replyTo: { name: seller.name, address: shop.settings.salesMail },
    ...rendered,
    ...(letter.attachment && { attachments: [{ ...letter.attachment, contentType: "application/pdf" }] }),
  };
}

type Write = (about: About) => MoneyLetter | null | Promise<MoneyLetter | null>;

const letters: Record<Exclude<MoneyMailKind, "refunded">, Write> = {
  review({ order, money, locale, values }) {
    if (order.state !== "manual_review") return null;
    const why = money.misfits.map((misfit) => fill(misfitWords[misfit][locale], values));
    return {
      key: order.receipts.length,
      lines: [...why, sentences.next[locale]],
      facts: receivedFacts(order, locale),
    };
  },

  extra_money({ order, money, locale, values }) {
    if (money.unreturned === 0) return null;
    const what = order.state === "paid" ? sentences.extraPaid : sentences.extraEnded;
    return {
      key: order.receipts.length,
      lines: [fill(what[locale], values), sentences.account[locale]],
      facts: receivedFacts(order, locale),
    };
  },

  review_closed({ order, money, locale, values }) {
    if (order.state !== "closed") return null;
    const yours = money.unreturned > 0 ? [fill(sentences.yours[locale], values), sentences.account[locale]] : [];
    return { key: order.history.length, lines: [fill(sentences.notContinued[locale], values), ...yours] };
  },

  async invoice_revised({ shop, order, locale, values }) {
    const { number, revision } = await readInvoice(shop.db, order.id, order.invoice_revision);
    if (!revision) return null;
    const said = { ...values, revision: String(revision.number), serial: revision.taxSerial };
    return {
      key: revision.number,
      lines: [fill(sentences.revised[locale], said)],
      attachment: {
        filename: invoiceFileName(number, revision.number, locale),
        content: await invoicePdf(shop.db, order.id, locale, revision.number),
      },
    };
  },
};

async function refunded({ shop, order, locale, values }: About, id?: number): Promise<MoneyLetter | null> {
  const refund = order.refunds.findLast((each) => each.state === "sent" && (id === undefined || each.id === id));
  if (!refund) return null;
  const amount = formatRupiah(refund.amount, locale);
  const { proof, credit_note } = refund;
  const facts: [string, string | null][] = [
    [moneyFactWords.refunded[locale], amount],
    [moneyFactWords.proof[locale], proof],
    [moneyFactWords.creditNote[locale], credit_note],
  ];
  const access = refund.kind === "part" ? sentences.partOnly[locale] : await accessAfter(shop, order, locale);
  return {
    key: refund.id,
    lines: [fill(sentences.sent[locale], { ...values, amount }), ...(access ? [access] : [])],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    ...(credit_note && {
      attachment: {
        filename: creditNoteFileName(credit_note, locale),
        content: await creditNotePdf(shop.db, credit_note, locale),
      },
    }),
  };
}

/** What is left of the access once all of an order's money went back; nothing to say when it never gave any. */
async function accessAfter(shop: Shop, order: OrderWithPayment, locale: Locale): Promise<string | null> {
  if (!order.invoice) return null;
  const subscription = await shop.db
    .selectFrom("subscriptions")
    .select(["state", "last_day"])
    .where("user_id", "=", order.user_id)
    .where("product", "=", order.product)
    .executeTakeFirst();
  return subscription && hasAccess(subscription.state)
    ? fill(sentences.accessStays[locale], { until: formatDay(subscription.last_day, locale) })
    : sentences.accessEnded[locale];
}

function receivedFacts(order: OrderWithPayment, locale: Locale): [string, string][] {
  const receipts = order.receipts.map(({ amount, currency, receivedAt }): [string, string] => [
    `${moneyFactWords.receivedAt[locale]} ${formatMomentWithZone(receivedAt, locale)}`,
    currency === "IDR" ? formatRupiah(amount, locale) : `${amount} ${currency}`,
  ]);
  return [[moneyFactWords.asked[locale], formatRupiah(order.total, locale)], ...receipts];
}
