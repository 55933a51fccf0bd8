import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { LetterRow } from "./letter-contract.ts";
import type { LetterState } from "./letter-states.ts";
import "../tables.server.ts";

/** Returns letters, the newest first. */
export async function listLetters(
  db: Database,
  { state, ...paging }: Paging & { state?: LetterState | undefined },
): Promise<Page<LetterRow>> {
  const select = db
    .selectFrom("letters")
    .select(["id", "version", "state", "topic", "locales", "author", "created_at", "started_at", "scheduled_at"])
    .select(sql<LetterRow["subject"]>`content->'subject'`.as("subject"))
    .select([counted("recipients"), counted("delivered")])
    .$if(state !== undefined, (query) => query.where("state", "=", state!));
  const key = [
    ["created_at", "desc", "moment"],
    ["id", "desc", "uuid"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return {
    rows: rows.map(({ started_at, scheduled_at, created_at, ...row }) => ({
      ...row,
      at: (started_at ?? scheduled_at)?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
    next,
  };
}

/** Selects a number of a letter: the stored one, else it is counted, which for a letter to many takes its time. */
function counted(number: "recipients" | "delivered") {
  const among = number === "delivered" ? sql`and state in ('sent', 'complained')` : sql``;
  return sql<number>`coalesce((totals ->> ${sql.lit(number)})::int,
    (select count(*)::int from letter_recipients where letter_id = letters.id ${among}))`.as(number);
}
