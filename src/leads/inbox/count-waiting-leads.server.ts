import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { subtractWorkingDays } from "#time/working-days.ts";
import "../tables.server.ts";
import { enteredKinds } from "../entry/lead-entry.ts";

/** Working days after which an unanswered request is late, and very late. */
const promisedDays = 1;
const longOverdueDays = 3;

/** Counts the requests that nobody has answered by their age, and the suspects to be reviewed. */
export async function countWaitingLeads(db: Database, now: Date) {
  const due = subtractWorkingDays(now, promisedDays);
  const longDue = subtractWorkingDays(now, longOverdueDays);
  const { rows } = await sql<{
    inTime: number;
    overdue: number;
    longOverdue: number;
    oldest: Date | null;
    suspects: number;
  }>`
    select (count(*) filter (where received_at >= ${due}))::int as "inTime",
      (count(*) filter (where received_at < ${due} and received_at >= ${longDue}))::int as overdue,
      (count(*) filter (where received_at < ${longDue}))::int as "longOverdue",
      min(received_at) as oldest,
      (select count(*) from leads where state = 'suspect' and merged_into is null)::int as suspects
    from leads where state = 'new' and merged_into is null
      and kind not in (${sql.join(enteredKinds.map((kind) => sql.lit(kind)))})`.execute(db);
  return rows[0]!;
}
