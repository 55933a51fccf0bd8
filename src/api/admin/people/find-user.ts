import { type User, userColumns } from "#accounts/person/user.server.ts";
import type { Database } from "#infra/database/tables.server.ts";

/** Returns the account of an address, whatever its case. */
export function findUser(db: Database, email: string): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .select(userColumns)
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirst();
}
