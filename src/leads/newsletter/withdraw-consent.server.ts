import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { Locale } from "#text/locales.ts";
import "../tables.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Withdraws an address's consent to news, given with requests, and ends its newsletter. Repeatable.
 * @param by who withdraws it, for the history
 */
export async function withdrawConsentToNews(trx: Trx, email: string, by: string, at: Date) {
  const address = email.toLowerCase();
  const requests = await trx
    .updateTable("leads")
    .set({ marketing_consent: false })
    .where((is) => is.fn<string>("lower", ["email"]), "=", address)
    .where("marketing_consent", "=", true)
    .returning("id")
    .execute();
  for (const { id } of requests) {
    const event = { lead_id: id, at, kind: "consent_withdrawn" as const, by, details: JSON.stringify({}) };
    await trx.insertInto("lead_events").values(event).execute();
  }
  const subscriptions = await trx
    .updateTable("subscribers")
    .set({ state: "ended", ended_at: sql<Date>`coalesce(ended_at, ${at})` })
    .where("email", "=", address)
    .where("state", "!=", "ended")
    .returning("id")
    .execute();
  return { requests: requests.length, subscriptions: subscriptions.length };
}

/** Returns the address and language behind a link of a mail: of a subscriber, or of a request with consent to news. */
export async function findReaderByLink(
  token: string,
  secret: string,
  db: Database,
): Promise<{ email: string; locale: Locale } | undefined> {
  const subscriber = readLinkToken("newsletter", token, secret);
  const lead = readLinkToken("marketing", token, secret);
  if (subscriber === undefined && lead === undefined) return undefined;
  const table = subscriber !== undefined ? ("subscribers" as const) : ("leads" as const);
  return db
    .selectFrom(table)
    .select(["email", "locale"])
    .where("id", "=", (subscriber ?? lead)!)
    .executeTakeFirst();
}

/** Ends all news to the address behind a link; returns its language, or undefined for a forged link. */
export async function unsubscribeByLink(token: string, secret: string, { db, now }: Deps): Promise<Locale | undefined> {
  const reader = await findReaderByLink(token, secret, db);
  if (!reader) return undefined;
  await db.transaction().execute((trx) => withdrawConsentToNews(trx, reader.email, "link in the mail", now()));
  return reader.locale;
}
