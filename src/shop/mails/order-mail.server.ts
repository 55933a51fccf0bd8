import type { Locale } from "#catalogue/locales.ts";
import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { Mail } from "#infra/mail.server.ts";
import { formatMoment, formatRupiah } from "../format-rupiah.ts";
import { invoiceFileName, sellerIn } from "../invoices/invoice.ts";
import { invoicePdf } from "../invoices/invoice-file.server.ts";
import { findOrder, type OrderWithPayment } from "../orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import type { Shop } from "../shop.server.ts";
import { factWords, fill, type OrderMailKind, orderMailWords } from "./mail-words.ts";
import { moneyMail } from "./money-mail.server.ts";
import { type MoneyMailKind, moneyMailWords } from "./money-mail-words.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

/** The mail to the customer about an order. Null when the order has moved on and the mail would be untrue. */
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
  // The address is empty once the account was closed.
  if (!order.email || (kind === "placed" && order.state !== "awaiting_payment")) return null;
  const { locale } = order;
  if (isAboutMoney(kind)) return moneyMail(shop, order, kind, { to: order.email, locale, refund });
  const seller = sellerIn(shop.settings.seller, locale);
  const words = orderMailWords[kind];
  const values = {
    order: order.number,
    invoice: order.invoice ?? "",
    package: order.package_name,
    total: formatRupiah(order.total, locale),
    received: formatRupiah(orderMoney(order).received, locale),
    until: formatMoment(order.expires_at, locale),
  };
  const letter = await renderShopLetter({
    locale,
    heading: words.heading[locale],
    lines: words.lines[locale].map((line) => fill(line, values)),
    facts: factsOf(order, kind),
    ...("button" in words && {
      button: { label: words.button[locale], href: shop.settings.publicUrl + pathOf(order, kind, locale) },
    }),
    foot: `${seller.name}, ${seller.address}`,
  });
  return {
    id: `order-${orderId}-${kind}`,
    to: order.email,
    subject: fill(words.subject[locale], values),
    ...letter,
    ...(kind === "receipt" && {
      attachments: [
        {
          filename: invoiceFileName(order.invoice!, 0, locale),
          content: await invoicePdf(shop.db, orderId, locale),
          contentType: "application/pdf",
        },
      ],
    }),
  };
}

function isAboutMoney(kind: OrderMailKind | MoneyMailKind): kind is MoneyMailKind {
  return kind in moneyMailWords;
}

function pathOf(order: OrderWithPayment, kind: OrderMailKind, locale: Locale): string {
  const prefix = locale === "en" ? "/en" : "";
  if (kind === "placed") return `${prefix}/payment/${order.id}`;
  return prefix + (kind === "receipt" ? "/account/packages" : "/products/pricing");
}

function factsOf(order: OrderWithPayment, kind: OrderMailKind): [string, string][] {
  const { locale } = order;
  const facts: [string, string | null | undefined][] = [
    [factWords.order[locale], order.number],
    [factWords.package[locale], order.package_name],
  ];
  if (kind === "placed") {
    const { va_number, biller_code, bill_key } = order.payment?.instructions ?? {};
    facts.push(
      [factWords.method[locale], paymentMethodNames[order.method]],
      [factWords.va_number[locale], va_number],
      [factWords.biller_code[locale], biller_code],
      [factWords.bill_key[locale], bill_key],
      [factWords.until[locale], `${formatMoment(order.expires_at, locale)} WIB`],
    );
  }
  if (kind === "receipt") facts.push([factWords.invoice[locale], order.invoice]);
  facts.push([factWords.total[locale], formatRupiah(order.total, locale)]);
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
