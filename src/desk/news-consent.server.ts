import { endSubscription, findSubscriber } from "#growth/newsletter/readers/subscribers.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import { findConsenting, withdrawConsentOfRequests } from "#leads/privacy/withdraw-consent.server.ts";
import type { Locale } from "#text/locales.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Withdraws an address's consent to news, given with requests, and ends its newsletter. Repeatable.
 * @param by who withdraws it, for the history
 */
export async function withdrawConsentToNews(trx: Trx, email: string, by: string, at: Date) {
  const requests = await withdrawConsentOfRequests(trx, email, by, at);
  return { requests, subscriptions: await endSubscription(trx, email, at) };
}

/** Returns the address and language behind a link of a mail: of a subscriber, or of a request with consent to news. */
export async function findReaderByLink(
  token: string,
  secret: string,
  db: Database,
): Promise<{ email: string; locale: Locale } | undefined> {
  const subscriber = readLinkToken("newsletter", token, secret);
  if (subscriber !== undefined) return findSubscriber(db, subscriber);
  const lead = readLinkToken("marketing", token, secret);
  return lead === undefined ? undefined : findConsenting(db, lead);
}

/** Ends all news to the address behind a link; returns its language, or undefined for a forged link. */
export async function unsubscribeByLink(token: string, secret: string, { db, now }: Deps): Promise<Locale | undefined> {
  const reader = await findReaderByLink(token, secret, db);
  if (!reader) return undefined;
  await db.transaction().execute((trx) => withdrawConsentToNews(trx, reader.email, "link in the mail", now()));
  return reader.locale;
}
