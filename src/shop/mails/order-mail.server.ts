import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay, formatMoment, formatWeekday } from "#time/format.ts";
import { invoiceFileName } from "../invoices/invoice.ts";
import { invoicePdf } from "../invoices/invoice-file.server.ts";
import type { OrderState } from "../orders/order-states.ts";
import { findOrder, type OrderWithPayment, type OrderWorkspace } from "../orders/orders-store.server.ts";
import { bankNumbers, payeeName } from "../payments/at-the-bank.ts";
import { orderMoney } from "../payments/order-money.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { type AccessLeft, accessSentence, readAccessLeft } from "./access-left.server.ts";
import { isMoneyMailKind, type MoneyMailKind, type OrderMailKind } from "./mail-kinds.ts";
import { moneyMail } from "./money-mail.server.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopMail } from "./shop-mail.server.tsx";

/** The only state in which a mail is true. */
const requiredState: Partial<Record<OrderMailKind, OrderState>> = {
  placed: "awaiting_payment",
  cancelled: "closed",
  ready: "paid",
};

/** Composes the mail to the customer about an order. Null when the order has changed and the mail would be untrue. */
export async function orderMail(
  shop: Shop,
  orderId: string,
  kind: OrderMailKind | MoneyMailKind,
  refund?: number,
): Promise<Mail | null> {
  const { user_id } = await shop.db
    .selectFrom("orders")
    .select("user_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const order = (await findOrder(shop.db, orderId, user_id))!;
  const recipient = await recipientOf(shop, order);
  if (!recipient) return null;
  const { email, locale } = recipient;
  if (isMoneyMailKind(kind)) return moneyMail(shop, order, kind, { to: email, locale, refund });
  if ((requiredState[kind] ?? order.state) !== order.state) return null;
  const accessLeft = kind === "reversed" ? await readAccessLeft(shop.db, order) : undefined;
  const mailed = { ...order, locale, received: orderMoney(order).received, accessLeft };
  return {
    id: `order-${orderId}-${kind}`,
    to: email,
    ...(await composeOrderMail(mailed, kind, shop.settings)),
    ...(kind === "receipt" && {
      attachments: [
        {
          filename: invoiceFileName(order.invoice!, 0, locale),
          content: await invoicePdf(shop, orderId, locale),
          contentType: "application/pdf",
        },
      ],
    }),
  };
}

type Composed = Pick<Mail, "subject" | "html" | "text">;

/** The part of an order that its mails state. */
export type MailedOrder = Pick<
  OrderWithPayment,
  | "id"
  | "number"
  | "package_id"
  | "months"
  | "voucher_code"
  | "invoice"
  | "locale"
  | "package_name"
  | "total"
  | "method"
  | "expires_at"
  | "payment"
  | "buyer"
  | "product"
  | "kind"
  | "period_first_day"
  | "period_last_day"
> & {
  /** The workspace that it waits or waited for. */
  workspace: Pick<OrderWorkspace, "state" | "dueDay"> | null;
  /** Rupiah received for it. */
  received: Rupiah;
  /** After its payment was reversed. */
  accessLeft?: AccessLeft | undefined;
};

/** Composes the text of a mail about an order, in the order's language. */
export async function composeOrderMail(
  order: MailedOrder,
  kind: OrderMailKind,
  { publicUrl, connected }: Pick<ShopSettings, "publicUrl" | "connected">,
): Promise<Composed> {
  const { locale } = order;
  const { order: mails, access } = readSet(locale, "mails-shop");
  const words = mails[kind === "receipt" && isPreparing(order) ? "receiptPreparing" : kind];
  const values = {
    order: order.number,
    invoice: order.invoice ?? "",
    package: order.package_name,
    total: formatRupiah(order.total, locale),
    until: formatMoment(order.expires_at, locale),
    received: formatRupiah(order.received, locale),
    voucher: order.voucher_code ?? "",
    lastDay: order.period_last_day ? formatDay(order.period_last_day, locale) : "",
    due: order.workspace ? formatWeekday(order.workspace.dueDay, locale) : "",
    access: fill(access[accessOf(order, connected)], { package: order.package_name }),
    accessLeft: order.accessLeft ? accessSentence(order.accessLeft, locale) : "",
  };
  const rendered = await renderShopMail({
    locale,
    site: publicUrl,
    heading: words.heading,
    product: order.product,
    answered: true,
    lines: words.lines
      .filter((line) => order.voucher_code || !line.includes("{voucher}"))
      .map((line) => fill(line, values)),
    highlights: highlightsOf(order, kind),
    facts: factsOf(order, kind),
    ...(kind === "placed" && { steps: stepsOf(order) }),
    ...("button" in words && {
      button: { label: words.button, href: publicUrl + pathOf(order, kind, locale) },
    }),
  });
  return { subject: fill(words.subject, values), ...rendered };
}

/** Returns how the customer enters the product: by the account, by the invitation that was sent, or as before. */
function accessOf({ product, kind, workspace }: MailedOrder, connected: ShopSettings["connected"]) {
  if (connected.includes(product)) return "connected";
  return workspace ? "invited" : kind;
}

/** Returns whether the period of a paid order waits for its workspace. */
const isPreparing = ({ workspace }: Pick<MailedOrder, "workspace">) => workspace?.state === "preparing";

function pathOf(order: MailedOrder, kind: OrderMailKind, locale: Locale): string {
  const prefix = locale === "en" ? "/en" : "";
  if (kind === "placed") return `${prefix}/payment/${order.id}`;
  // Whoever waits follows it on the page of the order.
  if (kind === "receipt" && isPreparing(order)) return `${prefix}/payment/${order.id}`;
  if (kind === "receipt" || kind === "ready") return `${prefix}/account/packages?product=${order.product}`;
  return `${prefix}/payment?package=${order.package_id}${order.months > 1 ? `&months=${order.months}` : ""}`;
}

function factsOf(order: MailedOrder, kind: OrderMailKind): [string, string][] {
  const { locale } = order;
  const words = readSet(locale, "mails-shop").facts;
  const facts: [string, string | null | undefined][] = [
    [words.order, order.number],
    [words.package, order.package_name],
  ];
  if (kind === "placed") {
    facts.push(
      [words.months, order.kind === "upgrade" ? null : monthsText(order.months, words)],
      [words.method, paymentMethodNames[order.method]],
      [words.until, `${formatMoment(order.expires_at, locale)} WIB`],
    );
  }
  if (kind === "receipt" || kind === "ready") facts.push(...periodFacts(order), [words.invoice, order.invoice]);
  if (kind !== "placed" && kind !== "receipt" && kind !== "ready")
    facts.push([words.total, formatRupiah(order.total, locale)]);
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function periodFacts(order: MailedOrder): [string, string | null][] {
  const words = readSet(order.locale, "mails-shop").facts;
  if (!isPreparing(order)) return [[words.period, periodOf(order)]];
  return [
    [words.ready, order.workspace && formatWeekday(order.workspace.dueDay, order.locale)],
    [words.months, monthsText(order.months, words)],
    [words.period, words.periodWithWorkspace],
  ];
}

function periodOf({ period_first_day: first, period_last_day: last, locale }: MailedOrder): string | null {
  return first && last ? `${formatDay(first, locale)} – ${formatDay(last, locale)}` : null;
}

function monthsText(months: number, words: { oneMonth: string; manyMonths: string }): string {
  return months === 1 ? words.oneMonth : fill(words.manyMonths, { count: months });
}

/** Returns how to pay in the bank's app; nothing for a QR code, which only the order's page shows. */
function stepsOf({ method, payment, total, locale }: MailedOrder): { title: string; items: string[] } | undefined {
  if (method === "qris") return undefined;
  const values = { ...bankNumbers(payment?.instructions), total: formatRupiah(total, locale) };
  const items = readSet(locale, "payment").order.banks[method].mobile.map((step) => fill(step, values));
  return { title: readSet(locale, "mails-shop").steps, items };
}

/** Returns the amount, and before payment the numbers to enter at the bank. */
function highlightsOf({ locale, payment, total, buyer }: MailedOrder, kind: OrderMailKind): [string, string][] {
  if (kind !== "placed" && kind !== "receipt") return [];
  const words = readSet(locale, "mails-shop").facts;
  const seller = readSet(locale, "common").company.legalName;
  const { va_number, biller_code, bill_key } = (kind === "placed" && payment?.instructions) || {};
  const codes: [string, string | undefined][] = [
    [words.va_number, va_number],
    [words.biller_code, biller_code],
    [words.bill_key, bill_key],
    [words.total, formatRupiah(total, locale)],
    [words.payee, payment && (va_number || bill_key) ? payeeName(payment.provider, { seller, buyer: buyer.name }) : ""],
  ];
  return codes.filter((code): code is [string, string] => Boolean(code[1]));
}
