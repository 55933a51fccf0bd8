import type { Bilingual, Locale } from "#catalogue/locales.ts";
import type { Mail } from "#infra/mail.server.ts";
import { daysBetween, jakartaDay } from "../days.ts";
import { formatDay } from "../format-rupiah.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { graceDays } from "../subscription-states.ts";
import { fill, type SubscriptionMailKind, subscriptionMailWords } from "./mail-words.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

/** The mail about a subscription, to its customer; null when there is nobody to write to, or it is no longer true. */
export async function subscriptionMail(shop: Shop, id: string, kind: SubscriptionMailKind): Promise<Mail | null> {
  const row = await shop.db
    .selectFrom("subscriptions")
    .innerJoin("subscription_terms", "subscription_id", "subscriptions.id")
    .innerJoin("orders", "orders.id", "subscription_terms.order_id")
    .innerJoin("packages", "packages.id", "subscriptions.package_id")
    .select([
      "subscriptions.last_day",
      "subscriptions.state",
      "orders.user_id",
      "orders.email",
      "orders.locale",
      "packages.name",
    ])
    .where("subscriptions.id", "=", id)
    .orderBy("subscription_terms.position", "desc")
    .limit(1)
    .executeTakeFirst();
  const recipient = row && (await recipientOf(shop, row));
  if (!recipient) return null;
  const { email, locale } = recipient;
  const { last_day, state } = row;
  const days = daysBetween(jakartaDay(shop.now()), last_day);
  // Renewed since, or left lying for too long: what it says would no longer be true.
  if (kind === "reminder" ? state !== "active" || days < 0 || days > 7 : state !== kind) return null;
  const letter = await composeSubscriptionMail({ id, locale, last_day, days, name: row.name }, kind, shop.settings);
  return { id: `subscription-${id}-${kind}-${last_day}-${days}`, to: email, ...letter };
}

export interface EndingSubscription {
  id: string;
  locale: Locale;
  name: Bilingual;
  /** `YYYY-MM-DD`. */
  last_day: string;
  /** How many days are left. */
  days: number;
}

/** What the mail says of the subscription. */
export async function composeSubscriptionMail(
  { id, locale, name, last_day, days }: EndingSubscription,
  kind: SubscriptionMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const words = subscriptionMailWords[kind];
  const values = {
    package: name[locale],
    until: formatDay(last_day, locale),
    days: String(days),
    grace: String(graceDays),
  };
  const letter = await renderShopLetter({
    locale,
    site: publicUrl,
    heading: words.heading[locale],
    lines: words.lines[locale].map((line) => fill(line, values)),
    button: {
      label: words.button[locale],
      href: `${publicUrl}${locale === "en" ? "/en" : ""}/account/packages?renew=${id}`,
    },
  });
  const subject = fill(words.subject[locale], values).replace("in 1 days", "in 1 day");
  return { subject, ...letter };
}
