import { type Selectable, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadTable } from "../tables.server.ts";

type Lead = Pick<Selectable<LeadTable>, "id" | "email" | "received_at">;

/** Thank-you mails to one address an hour: a stranger may enter any address in the form. */
const thanksPerHour = 3;
/** Suspects announced one by one in an hour; during a flood the rest are in the daily digest only. */
const warningsPerHour = 30;

/** Returns whether the lead's address has had as many thank-you mails within an hour as one may get. */
export async function isThankYouLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await countInHourBefore(db, lead)
    .where(sql`lower(email)`, "=", lead.email.toLowerCase())
    .where("state", "not in", ["suspect", "spam"])
    .executeTakeFirstOrThrow();
  return Number(count) >= thanksPerHour;
}

/** Returns whether sales have been warned of as many suspects within an hour as they may be. */
export async function isWarningLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await countInHourBefore(db, lead).where("suspicion", "is not", null).executeTakeFirstOrThrow();
  return Number(count) >= warningsPerHour;
}

function countInHourBefore(db: Database, { id, received_at }: Lead) {
  return db
    .selectFrom("leads")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("received_at", ">", new Date(received_at.getTime() - 3_600_000))
    .where("received_at", "<=", received_at)
    .where("id", "!=", id);
}
