import { recordDeletions } from "#infra/audit/record-deletions.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { deleteOldLinks } from "./links/links.server.ts";
import { deleteOldAttempts } from "./login/attempt-throttle.server.ts";
import { oldestLogin } from "./login/session-rules.server.ts";
import { deleteOldCodes } from "./login/single-use-codes.server.ts";
import { deleteOldInvitations } from "./staff/invitations/list-invitations.server.ts";

/** After so many days an account with an unconfirmed address is deleted. */
const unconfirmedDays = 30;

/**
 * Deletes expired sessions, links, challenges and reservations, and accounts whose address was never confirmed: a stranger
 * may have registered with it, and such an account cannot buy. For the nightly upkeep.
 */
export async function deleteOldAccountData(db: Database, now: Date): Promise<void> {
  await deleteOldAttempts(db, now);
  await deleteOldCodes(db, now);
  await db
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<", now), eb("created_at", "<=", oldestLogin(now))]))
    .execute();
  await deleteOldLinks(db, now);
  await deleteOldInvitations(db, now);
  await db.deleteFrom("verifications").where("expires_at", "<", now).execute();
  await db.deleteFrom("reserved_usernames").where("until", "<", now).execute();
  await db.transaction().execute(async (trx) => {
    const accounts = await trx
      .deleteFrom("users")
      .where("email_verified", "=", false)
      .where("created_at", "<", new Date(now.getTime() - unconfirmedDays * 86_400_000))
      .executeTakeFirst();
    await recordDeletions(trx, now, "accounts", { accounts_unconfirmed: accounts.numDeletedRows });
  });
}
