import { sql } from "kysely";
import type { LetterTopic } from "#catalogue/letter-topics.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { countAgain } from "../letters/old-recipients.server.ts";
import "../tables.server.ts";

export interface Preferences {
  topics: LetterTopic[];
  locale: Locale;
}

/** Returns what a subscriber chose; undefined for one who has left. */
export async function readPreferences(db: Database, subscriber: string): Promise<Preferences | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select(["topics", "locale"])
    .where("id", "=", subscriber)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return row && { topics: row.topics as LetterTopic[], locale: row.locale };
}

/** Stores what a subscriber chose; returns whether there is such a one. */
export async function savePreferences(
  db: Database,
  subscriber: string,
  { topics, locale }: Preferences,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ topics, locale, changed_at: at })
    .where("id", "=", subscriber)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes which letter led a subscriber to leave, for its report. */
export async function countUnsubscribe(db: Database, letter: string, subscriber: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("letter_recipients")
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, ${at})` })
    .where("letter_id", "=", letter)
    .where("subscriber_id", "=", subscriber)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await countAgain(db, letter);
}
