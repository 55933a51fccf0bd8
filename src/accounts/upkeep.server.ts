import type { Database } from "#infra/database/tables.server.ts";
import { dropOldSlowdowns } from "./slowdown.server.ts";

/** Forgets sessions, links, challenges and reservations that are over; for the nightly upkeep. */
export async function dropOldAccountData(db: Database, now: Date): Promise<void> {
  await dropOldSlowdowns(db, now);
  await db.deleteFrom("sessions").where("expires_at", "<", now).execute();
  await db.deleteFrom("account_links").where("expires_at", "<", now).execute();
  await db.deleteFrom("verifications").where("expires_at", "<", now).execute();
  await db.deleteFrom("reserved_usernames").where("until", "<", now).execute();
}
