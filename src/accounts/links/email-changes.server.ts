import type { Database, Trx } from "#infra/database/tables.server.ts";
import { linkMinutes } from "./link-purposes.ts";
import "../tables.server.ts";

/** Stores the new address until its link is opened; replaces an earlier request. */
export async function saveEmailChange(trx: Trx, userId: string, email: string, now: Date): Promise<void> {
  await trx
    .insertInto("email_changes")
    .values({ user_id: userId, email, requested_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ email, requested_at: now }))
    .execute();
}

/**
 * Returns the requested address while its link is valid. A link may not have been sent: the address may have an account
 * already.
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

/** Deletes the request: it is no longer shown, and a mail still in the queue is not sent. */
export async function deleteEmailChange(db: Database | Trx, userId: string): Promise<void> {
  await db.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}
