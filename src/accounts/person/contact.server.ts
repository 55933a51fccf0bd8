import type { Database } from "#infra/database/tables.server.ts";
import type { User } from "./user.server.ts";

/** Returns the current address and language for mails to a person; null when the account was erased. */
export async function findContact(db: Database, userId: string): Promise<Pick<User, "email" | "locale"> | null> {
  const row = await db.selectFrom("users").select(["email", "locale"]).where("id", "=", userId).executeTakeFirst();
  return row ?? null;
}
