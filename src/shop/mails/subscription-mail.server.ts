import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { type Day, daysBetween, jakartaDay } from "#time/jakarta-day.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { graceDays, hasAccess } from "../subscriptions/subscription-states.ts";
import type { SubscriptionRow } from "../subscriptions/subscription-store.server.ts";
import type { SubscriptionMailKind } from "./mail-kinds.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopMail } from "./shop-mail.server.tsx";

/** Composes the mail about a subscription to its customer. Null when there is no recipient, or it is no longer true. */
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
  // Renewed since, or sent too late: its statement would no longer be true.
  if (!isTrue(kind, row, days)) return null;
  const content = await composeSubscriptionMail({ id, locale, last_day, days, name: row.name }, kind, shop.settings);
  // A renewal may be cancelled and resumed several times a day: each change is a separate mail.
  const version = kind === "stopped" || kind === "resumed" ? row.updated_at.getTime() : days;
  return { id: `subscription-${id}-${kind}-${last_day}-${version}`, to: email, ...content };
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

interface EndingSubscription {
  id: string;
  locale: Locale;
  name: Bilingual;
  last_day: Day;
  /** Days that are left. */
  days: number;
}

/** Composes the text of a mail about a subscription. */
export async function composeSubscriptionMail(
  { id, locale, name, last_day, days }: EndingSubscription,
  kind: SubscriptionMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const mails = readSet(locale, "mails-shop").subscription;
  const words = mails[kind];
  const values = {
    package: name[locale],
    until: formatDay(last_day, locale),
    days: String(days),
    grace: String(graceDays),
  };
  const renews = kind !== "stopped" && kind !== "resumed";
  const rendered = await renderShopMail({
    locale,
    site: publicUrl,
    heading: words.heading,
    lines: words.lines.map((line) => fill(line, values)),
    button: {
      label: words.button,
      href: `${publicUrl}${locale === "en" ? "/en" : ""}/account/packages${renews ? `?renew=${id}` : ""}`,
    },
  });
  const subject = kind === "reminder" && days === 1 ? mails.reminder.subjectOneDay : words.subject;
  return { subject: fill(subject, values), ...rendered };
}
