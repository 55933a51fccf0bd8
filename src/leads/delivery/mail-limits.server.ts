import { type Selectable, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadTable } from "../tables.server.ts";

type Lead = Pick<Selectable<LeadTable>, "id" | "email" | "received_at">;

/** A stranger may write any address into the form: its mailbox is thanked for so many requests an hour. */
const thanksPerHour = 3;
/** Suspects announced one by one in an hour; during a flood the rest wait for the daily digest. */
const warningsPerHour = 30;

/** Whether the lead's mailbox has been thanked as often as one is within an hour. */
export async function isThankYouLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await inTheHourBefore(db, lead)
    .where(sql`lower(email)`, "=", lead.email.toLowerCase())
    .where("state", "not in", ["suspect", "spam"])
    .executeTakeFirstOrThrow();
  return Number(count) >= thanksPerHour;
}

/** Whether sales have been told of as many suspects as fit into an hour. */
export async function isWarningLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await inTheHourBefore(db, lead).where("suspicion", "is not", null).executeTakeFirstOrThrow();
  return Number(count) >= warningsPerHour;
}

function inTheHourBefore(db: Database, { id, received_at }: Lead) {
  return db
    .selectFrom("leads")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("received_at", ">", new Date(received_at.getTime() - 3_600_000))
    .where("received_at", "<=", received_at)
    .where("id", "!=", id);
}
