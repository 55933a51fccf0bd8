import type { Mail } from "#infra/mail.server.ts";
import { daysBetween, jakartaDay } from "../days.ts";
import { formatDay } from "../format-rupiah.ts";
import { sellerIn } from "../invoices/invoice.ts";
import type { Shop } from "../shop.server.ts";
import { graceDays } from "../subscription-states.ts";
import { fill, type SubscriptionMailKind, subscriptionMailWords } from "./mail-words.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

/** The mail about a subscription, to whom and in the language in which it was last bought. */
export async function subscriptionMail(shop: Shop, id: string, kind: SubscriptionMailKind): Promise<Mail | null> {
  const row = await shop.db
    .selectFrom("subscriptions")
    .innerJoin("subscription_terms", "subscription_id", "subscriptions.id")
    .innerJoin("orders", "orders.id", "subscription_terms.order_id")
    .innerJoin("packages", "packages.id", "subscriptions.package_id")
    .select(["subscriptions.last_day", "subscriptions.state", "orders.email", "orders.locale", "packages.name"])
    .where("subscriptions.id", "=", id)
    .orderBy("subscription_terms.position", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row?.email) return null;
  const { locale, last_day, state } = row;
  const words = subscriptionMailWords[kind];
  const days = daysBetween(jakartaDay(shop.now()), last_day);
  // Renewed since, or left lying for too long: what it says would no longer be true.
  if (kind === "reminder" ? state !== "active" || days < 0 || days > 7 : state !== kind) return null;
  const values = {
    package: row.name[locale],
    until: formatDay(last_day, locale),
    days: String(days),
    grace: String(graceDays),
  };
  const seller = sellerIn(shop.settings.seller, locale);
  const letter = await renderShopLetter({
    locale,
    heading: words.heading[locale],
    lines: words.lines[locale].map((line) => fill(line, values)),
    button: {
      label: words.button[locale],
      href: `${shop.settings.publicUrl}${locale === "en" ? "/en" : ""}/account/packages?renew=${id}`,
    },
    foot: `${seller.name}, ${seller.address}`,
  });
  const subject = fill(words.subject[locale], values).replace("in 1 days", "in 1 day");
  return { id: `subscription-${id}-${kind}-${last_day}-${days}`, to: row.email, subject, ...letter };
}
