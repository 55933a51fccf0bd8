import type { Database } from "#infra/database/tables.server.ts";
import type { User } from "./user.server.ts";

/** Where and in which language a person wants our letters now; null when the account is closed. */
export async function findContact(db: Database, userId: string): Promise<Pick<User, "email" | "locale"> | null> {
  const row = await db.selectFrom("users").select(["email", "locale"]).where("id", "=", userId).executeTakeFirst();
  return row ?? null;
}
