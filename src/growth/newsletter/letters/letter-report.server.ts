import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { countNotUnderstood } from "#infra/mailer/set-aside.server.ts";
import type { LetterReport, LetterTotals } from "./letter-contract.ts";
import "../tables.server.ts";

/** Returns what became of a letter, in numbers. */
export async function readReport(db: Database, letter: string): Promise<LetterReport> {
  const stored = await db.selectFrom("letters").select("totals").where("id", "=", letter).executeTakeFirst();
  const links = await db
    .selectFrom("letter_links")
    .select(["number", "locale", "href", "clicks"])
    .where("letter_id", "=", letter)
    .orderBy("clicks", "desc")
    .orderBy("number")
    .execute();
  const notUnderstood = await countNotUnderstood(db, { kind: "letters", id: letter });
  return { ...(stored?.totals ?? (await countRecipients(db, letter))), notUnderstood, links };
}

/** Counts the recipients of a letter that are stored. */
export async function countRecipients(db: Database, letter: string): Promise<LetterTotals> {
  const { rows } = await sql<LetterTotals>`
    select count(*)::int as recipients,
      (count(*) filter (where state in ('waiting', 'sending')))::int as waiting,
      (count(*) filter (where state in ('sent', 'complained')))::int as delivered,
      (count(*) filter (where state = 'refused'))::int as refused,
      (count(*) filter (where state = 'bounced'))::int as bounced,
      (count(*) filter (where state = 'complained'))::int as complained,
      (count(*) filter (where state = 'uncertain'))::int as uncertain,
      (count(*) filter (where state = 'skipped'))::int as skipped,
      (count(*) filter (where unsubscribed_at is not null))::int as unsubscribed
    from letter_recipients where letter_id = ${letter}`.execute(db);
  return rows[0]!;
}
