import type { Database, Trx } from "#infra/database/tables.server.ts";
import { linkMinutes } from "./link-purposes.ts";
import "../tables.server.ts";

/** Notes the address that an account is to take once its link is opened; a later request takes the place of an earlier. */
export async function saveEmailChange(trx: Trx, userId: string, email: string, now: Date): Promise<void> {
  await trx
    .insertInto("email_changes")
    .values({ user_id: userId, email, requested_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ email, requested_at: now }))
    .execute();
}

/**
 * Returns the address that the account is about to take, as long as its link can be opened. It says nothing of whether a
 * link was sent: the address may have an account already.
 */
export async function readEmailChange(db: Database, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("email_changes")
    .innerJoin("users", "users.id", "email_changes.user_id")
    .select("email_changes.email")
    .where("user_id", "=", userId)
    .whereRef("email_changes.email", "!=", "users.email")
    .where("requested_at", ">", new Date(now.getTime() - linkMinutes["change-email"] * 60_000))
    .executeTakeFirst();
  return row?.email;
}

/** Calls the change off as far as it is shown, and as far as its letter is still to be sent. */
export async function deleteEmailChange(db: Database | Trx, userId: string): Promise<void> {
  await db.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}
