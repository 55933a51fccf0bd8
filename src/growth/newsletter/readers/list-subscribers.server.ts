import { type Selectable, sql } from "kysely";
import type { LetterTopic } from "#catalogue/letter-topics.ts";
import { type Page, type Paging, page, pages } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { SubscriberDetail, SubscriberRow, SubscriberState } from "./subscriber-contract.ts";
import "../tables.server.ts";

export interface SubscriberFilter {
  q?: string | undefined;
  state?: SubscriberState | undefined;
  locale?: Locale | undefined;
  topic?: LetterTopic | undefined;
}

type Subscriber = Selectable<Tables["subscribers"]>;

/** Returns subscribers, the newest first. */
export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  paging: Paging,
): Promise<Page<SubscriberRow>> {
  const key = [
    ["asked_at", "desc", "moment"],
    ["id", "desc", "uuid"],
  ] as const;
  const { rows, next } = await page(filtered(db, filter).selectAll(), key, paging);
  return { rows: rows.map(viewSubscriber), next };
}

export async function countSubscribersOf(db: Database, filter: SubscriberFilter): Promise<number> {
  const { count } = await filtered(db, filter).select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return count;
}

/** Yields all subscribers of a filter in batches, for a file. */
export const allSubscribers = (db: Database, filter: SubscriberFilter) =>
  pages((paging) => listSubscribers(db, filter, paging));

function filtered(db: Database, { q, state, locale, topic }: SubscriberFilter) {
  let query = db.selectFrom("subscribers");
  if (q) query = query.where("email", "like", `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
  if (state) query = query.where("state", "=", state);
  if (locale) query = query.where("locale", "=", locale);
  if (topic) query = query.where(sql<boolean>`${topic} = any(topics)`);
  return query;
}

/** Returns a subscriber with the proof of consent, what happened, and which letters were sent. */
export async function readSubscriber(db: Database, id: string): Promise<SubscriberDetail | undefined> {
  const row = await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const [events, letters] = await Promise.all([eventsOf(db, id), lettersTo(db, id)]);
  const { privacy_version, privacy_hash, text_hash, consent } = row;
  return { ...viewSubscriber(row), privacy_version, privacy_hash, text_hash, consent, events, letters };
}

function viewSubscriber(row: Subscriber): SubscriberRow {
  const { id, version, email, locale, state, topics, source, end_reason, asked_at, confirmed_at, ended_at } = row;
  return {
    ...{ id, version, email, locale, state, source, end_reason, topics: topics as LetterTopic[] },
    asked_at: asked_at.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  };
}

async function eventsOf(db: Database, id: string): Promise<SubscriberDetail["events"]> {
  const rows = await db
    .selectFrom("subscriber_events")
    .select(["at", "kind", "details"])
    .where("subscriber_id", "=", id)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ at, kind, details: { locale = null, topics = null, reason = null } }) => ({
    at: at.toISOString(),
    kind,
    locale,
    topics: topics as LetterTopic[] | null,
    reason,
  }));
}

async function lettersTo(db: Database, id: string): Promise<SubscriberDetail["letters"]> {
  const rows = await db
    .selectFrom("letter_recipients as recipient")
    .innerJoin("letters", "letters.id", "recipient.letter_id")
    .select(["letter_id", "recipient.state", "recipient.locale", "sent_at", "claimed_at", "failure", "content"])
    .where("subscriber_id", "=", id)
    .orderBy("started_at", "desc")
    .limit(200)
    .execute();
  return rows.map(({ letter_id, state, locale, sent_at, claimed_at, failure, content }) => ({
    letter: letter_id,
    subject: content.subject[locale],
    state,
    at: (sent_at ?? claimed_at)?.toISOString() ?? null,
    failure,
  }));
}
