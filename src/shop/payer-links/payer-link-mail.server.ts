import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Queues } from "#infra/jobs/queues.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMoment } from "#time/format.ts";
import { renderShopMail } from "../mails/shop-mail.server.tsx";
import type { OrderWithPayment } from "../orders/orders-store.server.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { isPlainName } from "../quotations/quotation-request.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { orderOfLink } from "./payer-links.server.ts";

/**
 * Composes the mail that asks somebody to pay an order. Null when the link was withdrawn or the order can no longer be paid.
 * It has no free text: its reader may be a stranger to the buyer. The sender is the verified address of the account, and
 * the buyer's name only where that could not carry an address or link.
 * @param secret signs the token of the link
 */
export async function payerLinkMail(
  shop: Shop,
  { link, to, again }: Queues["payer-link-mail"],
  secret: string,
): Promise<{ mail: Mail; order: string } | null> {
  const found = await orderOfLink(shop, link);
  if (!found || found === "ended" || found.state !== "open") return null;
  const { order } = found;
  const contact = await shop.findContact(order.user_id);
  if (!contact) return null;
  const requested = { ...order, sender: contact.email, locale: contact.locale };
  const content = await composePayerMail(requested, linkToken("payer", link, secret), shop.settings);
  return { order: order.id, mail: { id: `payer-link-${link}-${again}`, to, ...content } };
}

type RequestedOrder = Pick<
  OrderWithPayment,
  "number" | "package_name" | "total" | "method" | "expires_at" | "buyer" | "payment"
> & { sender: string; locale: Locale };

/** Composes the text of the mail, in the buyer's language. */
export async function composePayerMail(
  order: RequestedOrder,
  token: string,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const { locale, buyer } = order;
  const { payer: words, facts } = readSet(locale, "mails-shop");
  const { details } = readSet(locale, "payment").order;
  const isName = isPlainName(buyer.name);
  const until = formatMoment(order.payment?.expires_at ?? order.expires_at, locale);
  const values = {
    order: order.number,
    package: order.package_name,
    total: formatRupiah(order.total, locale),
    until,
    sender: isName ? `${buyer.name} (${order.sender})` : order.sender,
  };
  const rendered = await renderShopMail({
    locale,
    site: publicUrl,
    heading: words.heading,
    lines: words.lines.map((line) => fill(line, values)),
    highlights: [[facts.total, values.total]],
    facts: [
      [facts.order, order.number],
      [facts.package, order.package_name],
      [facts.method, paymentMethodNames[order.method]],
      ...(isName ? [[details.buyer, buyer.name] as const] : []),
    ],
    button: { label: words.button, href: `${publicUrl}${locale === "en" ? "/en" : ""}/pay#${token}` },
    reason: "payer",
  });
  return { subject: fill(words.subject, values), ...rendered };
}
