import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { PriceMailKind, PriceNotice } from "../prices/price-notices.server.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { hasAccess } from "../subscriptions/subscription-states.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopMail } from "./shop-mail.server.tsx";

/**
 * Composes the mail about a planned price to a customer. Null when there is no recipient, or it is no longer true: the price
 * holds already or was cancelled, or the customer would not renew any more.
 */
export async function priceMail(
  shop: Shop,
  { plan, subscription, kind }: PriceNotice,
): Promise<{ mail: Mail; user: string } | null> {
  const row = await shop.db
    .selectFrom("price_plans")
    .innerJoin("packages", "packages.id", "price_plans.package_id")
    .innerJoin("subscriptions", (join) => join.on("subscriptions.id", "=", subscription))
    .innerJoin("subscription_terms", "subscription_terms.subscription_id", "subscriptions.id")
    .innerJoin("orders", "orders.id", "subscription_terms.order_id")
    .select(["price_plans.state", "price_plans.price", "price_plans.from_day", "price_plans.notice_from"])
    .select(["packages.name", "packages.price as present"])
    .select(["subscriptions.state as access", "renewal_cancelled_at", "subscriptions.last_day"])
    .select(["orders.user_id", "orders.email", "orders.locale"])
    .where("price_plans.id", "=", plan)
    .orderBy("subscription_terms.position", "desc")
    .limit(1)
    .executeTakeFirst();
  const recipient = row && (await recipientOf(shop, row));
  if (!recipient) return null;
  const { state, access, renewal_cancelled_at, from_day, notice_from, present, ...rest } = row;
  const isTrue =
    kind === "withdrawn"
      ? state === "cancelled"
      : state === "planned" && from_day > jakartaDay(shop.now()) && hasAccess(access) && renewal_cancelled_at === null;
  if (!isTrue) return null;
  const about = {
    ...rest,
    id: subscription,
    before: kind === "withdrawn" ? present : (notice_from ?? present),
    from_day,
  };
  const content = await composePriceMail({ ...about, locale: recipient.locale }, kind, shop.settings);
  return { mail: { id: `price-${plan}-${subscription}-${kind}`, to: recipient.email, ...content }, user: row.user_id };
}

interface AnnouncedPrice {
  /** Of the subscription. */
  id: string;
  locale: Locale;
  name: Bilingual;
  /** Rupiah a month, before PPN. */
  price: Rupiah;
  /** The price until then; of one that was withdrawn, the price now. */
  before: Rupiah;
  from_day: Day;
  /** The last day of what is paid. */
  last_day: Day;
}

/** Composes the text of a mail about a planned price. */
export async function composePriceMail(
  { id, locale, name, price, before, from_day, last_day }: AnnouncedPrice,
  kind: PriceMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const words = readSet(locale, "mails-shop").price[kind];
  const values = {
    package: name[locale],
    price: formatRupiah(price, locale),
    before: formatRupiah(before, locale),
    day: formatDay(from_day, locale),
    until: formatDay(last_day, locale),
  };
  const rendered = await renderShopMail({
    locale,
    site: publicUrl,
    heading: words.heading,
    lines: words.lines.map((line) => fill(line, values)),
    button: {
      label: words.button,
      href: `${publicUrl}${locale === "en" ? "/en" : ""}/account/packages${kind === "announced" ? `?renew=${id}` : ""}`,
    },
  });
  return { subject: fill(words.subject, values), ...rendered };
}
