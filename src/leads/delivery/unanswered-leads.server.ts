import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { subtractWorkingDays } from "#time/working-days.ts";
import "../conversation/tables.server.ts";
import { enteredKinds } from "../entry/lead-entry.ts";
import "../tables.server.ts";

/** A lead that waits for an answer. */
export interface UnansweredLead {
  id: string;
  name: string;
  company: string;
  product: string;
  /** Since when: its request was received, or its last answer. */
  waiting_since: Date;
}

/** Working days within which every request is answered (content set `mails-leads`). */
const promisedDays = 1;
/** Days after which an unanswered lead is no longer listed: it will not be answered because of one more mail. */
const listedDays = 60;

/** Returns how many leads have waited for an answer for longer than promised. */
export async function countUnanswered(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${unanswered(now)}) waiting`.execute(db);
  return Number(rows[0]!.count);
}

/** Returns the leads that have waited for an answer for longer than promised, the longest first. */
export async function listUnanswered(db: Database, now: Date, limit: number): Promise<UnansweredLead[]> {
  const { rows } = await sql<UnansweredLead>`
    select * from (${unanswered(now)}) waiting order by waiting_since, id limit ${limit}`.execute(db);
  return rows;
}

/** What staff entered waits for no answer. */
const isRequest = sql`kind not in (${sql.join(enteredKinds.map((kind) => sql.lit(kind)))})`;

/** Returns new requests, and answers after which nobody wrote: each search begins with an index on the time. */
function unanswered(now: Date) {
  const before = subtractWorkingDays(now, promisedDays);
  const since = new Date(now.getTime() - listedDays * 86_400_000);
  return sql`
    select id, name, company, product, received_at as waiting_since from leads
    where state = 'new' and merged_into is null and received_at > ${since} and received_at < ${before}
      and ${isRequest}
    union all
    select leads.id, leads.name, leads.company, leads.product, answered.at from (
      select lead_id, max(at) as at from lead_mails
      where direction = 'in' and not automatic and at > ${since}
      group by lead_id
    ) answered join leads on leads.id = answered.lead_id
    where answered.at < ${before} and leads.merged_into is null and leads.state in ('contacted', 'qualified')
      and not exists (
        select from lead_mails sent
        where sent.lead_id = leads.id and sent.direction = 'out' and sent.at > answered.at
      )
      and not exists (
        select from lead_attempts
        where lead_attempts.lead_id = leads.id and lead_attempts.reached and lead_attempts.at > answered.at
      )`;
}
