import type { Mail } from "#infra/mailer/mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { daysBetween, jakartaDay } from "#time/jakarta-day.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { graceDays, hasAccess } from "../subscriptions/subscription-states.ts";
import type { SubscriptionRow } from "../subscriptions/subscription-store.server.ts";
import { type SubscriptionMailKind, subscriptionMailWords } from "./mail-words.ts";
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
      "subscriptions.renewal_cancelled_at",
      "subscriptions.updated_at",
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
  const { last_day } = row;
  const days = daysBetween(jakartaDay(shop.now()), last_day);
  // Renewed since, or left lying for too long: what it says would no longer be true.
  if (!isTrue(kind, row, days)) return null;
  const letter = await composeSubscriptionMail({ id, locale, last_day, days, name: row.name }, kind, shop.settings);
  // A stop may be taken back and repeated on one day: each is a mail of its own.
  const which = kind === "stopped" || kind === "resumed" ? row.updated_at.getTime() : days;
  return { id: `subscription-${id}-${kind}-${last_day}-${which}`, to: email, ...letter };
}

function isTrue(
  kind: SubscriptionMailKind,
  { state, renewal_cancelled_at }: Pick<SubscriptionRow, "state" | "renewal_cancelled_at">,
  days: number,
): boolean {
  switch (kind) {
    case "reminder":
      return state === "active" && days >= 0 && days <= 7;
    case "stopped":
      return hasAccess(state) && renewal_cancelled_at !== null;
    case "resumed":
      return hasAccess(state) && renewal_cancelled_at === null;
    default:
      return state === kind;
  }
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
  const renews = kind !== "stopped" && kind !== "resumed";
  const letter = await renderShopLetter({
    locale,
    site: publicUrl,
    heading: words.heading[locale],
    lines: words.lines[locale].map((line) => fill(line, values)),
    button: {
      label: words.button[locale],
      href: `${publicUrl}${locale === "en" ? "/en" : ""}/account/packages${renews ? `?renew=${id}` : ""}`,
    },
  });
  const subject = fill(words.subject[locale], values).replace("in 1 days", "in 1 day");
  return { subject, ...letter };
}
