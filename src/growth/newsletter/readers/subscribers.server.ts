import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { consentProof, type PrivacyText } from "#text/consent-proof.ts";
import type { Locale } from "#text/locales.ts";
import type { NewsletterRequest } from "./newsletter-request.ts";
import "../tables.server.ts";

/** The texts in force beside the newsletter's form; hashes are SHA-256, hexadecimal. */
export interface NewsletterTexts extends PrivacyText {
  textHash: string;
}

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** Milliseconds between two confirmation mails to one address, whoever enters it. */
const minRequestInterval = 10 * 60_000;

/**
 * Stores a request for the newsletter and enqueues the mail that asks for confirmation. An address that is confirmed, or
 * that had the mail a moment ago, gets none; the caller cannot tell the difference.
 */
export async function requestSubscription(
  request: NewsletterRequest,
  texts: NewsletterTexts,
  { db, jobs, now }: Deps,
): Promise<void> {
  if (request.website !== undefined && request.website !== null && request.website !== "") return;
  const at = now();
  const { privacy_version, privacy_hash, text_hash } = consentProof(request.privacy_version, texts, texts.textHash);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into subscribers as stored
        (id, email, locale, state, privacy_version, privacy_hash, text_hash, asked_at)
      values (${randomUUID()}, ${request.email.toLowerCase()}, ${request.locale}, 'asked',
        ${privacy_version}, ${privacy_hash}, ${text_hash}, ${at})
      on conflict (email) do update set
        state = 'asked', end_reason = null, locale = excluded.locale, asked_at = ${at}, privacy_version = excluded.privacy_version,
        privacy_hash = excluded.privacy_hash, text_hash = excluded.text_hash
      where stored.state <> 'confirmed' and stored.asked_at <= ${new Date(at.getTime() - minRequestInterval)}
      returning id`.execute(trx);
    if (rows[0]) await jobs.send(trx, "newsletter-mail", { subscriber: rows[0].id });
  });
}

/** Milliseconds for which the link of the confirmation mail is valid: three days. */
const linkLifetime = 3 * 24 * 3_600_000;

/** Returns the language of a subscriber whose link is still valid, and whether they confirmed; changes nothing. */
export async function findConfirmable(
  id: string,
  { db, now }: Omit<Deps, "jobs">,
): Promise<{ locale: Locale; isConfirmed: boolean } | undefined> {
  const { rows } = await sql<{ locale: Locale; isConfirmed: boolean }>`
    select locale, state = 'confirmed' as "isConfirmed" from subscribers
    where id = ${id} and ${isConfirmable(now())}`.execute(db);
  return rows[0];
}

const isConfirmable = (at: Date) =>
  sql`(state = 'confirmed' or (state = 'asked' and asked_at > ${new Date(at.getTime() - linkLifetime)}))`;

/**
 * Confirms a subscription by the button behind the link of the mail, so that `confirmed_at` proves what a person pressed:
 * opening the link changes nothing. Returns its language, or undefined when there is no such subscriber or the link has
 * expired. Repeatable.
 */
export async function confirmSubscription(id: string, { db, now }: Omit<Deps, "jobs">): Promise<Locale | undefined> {
  const { rows } = await sql<{ locale: Locale }>`
    update subscribers set
      state = 'confirmed', ended_at = null,
      confirmed_at = case when state = 'confirmed' then confirmed_at else ${now()} end
    where id = ${id} and ${isConfirmable(now())}
    returning locale`.execute(db);
  return rows[0]?.locale;
}

/** Returns the address and language of a subscriber, whatever its state. */
export function findSubscriber(db: Database, id: string): Promise<{ email: string; locale: Locale } | undefined> {
  return db.selectFrom("subscribers").select(["email", "locale"]).where("id", "=", id).executeTakeFirst();
}

/** Counts the confirmed subscribers, and those among them who confirmed since a moment. */
export async function countSubscribers(db: Database, since: Date): Promise<{ confirmed: number; since: number }> {
  const { rows } = await sql<{ confirmed: number; since: number }>`
    select count(*)::int as confirmed, (count(*) filter (where confirmed_at >= ${since}))::int as since
    from subscribers where state = 'confirmed'`.execute(db);
  return rows[0]!;
}

/** Ends the newsletter of an address; returns how many subscriptions ended. Repeatable. */
export async function endSubscription(trx: Trx, email: string, at: Date): Promise<number> {
  const ended = await trx
    .updateTable("subscribers")
    .set({ state: "ended", ended_at: sql<Date>`coalesce(ended_at, ${at})` })
    .where("email", "=", email.toLowerCase())
    .where("state", "!=", "ended")
    .returning("id")
    .execute();
  return ended.length;
}

/** Deletes the newsletter of an address, with its history. */
export async function eraseSubscription(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom("subscribers").where("email", "=", email.toLowerCase()).execute();
}
