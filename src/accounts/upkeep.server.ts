import type { Database } from "#infra/database/tables.server.ts";
import { deleteOldLinks } from "./links/links.server.ts";
import { deleteOldAttempts } from "./login/attempt-throttle.server.ts";
import { oldestLogin } from "./login/session-rules.server.ts";
import { deleteOldCodes } from "./login/single-use-codes.server.ts";

/** How long an account waits for its address to be confirmed, in days. */
const unconfirmedDays = 30;

/**
 * Forgets sessions, links, challenges and reservations that are over, and accounts whose address nobody confirmed: a
 * stranger may have registered with it, and nothing can be bought with them. For the nightly upkeep.
 */
export async function deleteOldAccountData(db: Database, now: Date): Promise<void> {
  await deleteOldAttempts(db, now);
  await deleteOldCodes(db, now);
  await db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<", now), eb("created_at", "<=", oldestLogin(now))]))
    .execute();
  await deleteOldLinks(db, now);
  await db.deleteFrom("verifications").where("expires_at", "<", now).execute();
  await db.deleteFrom("reserved_usernames").where("until", "<", now).execute();
  await db
    .deleteFrom("users")
    .where("email_verified", "=", false)
    .where("created_at", "<", new Date(now.getTime() - unconfirmedDays * 86_400_000))
    .execute();
}
