import type { AccountDeps } from "../deps.server.ts";
import { hashPassword, isOutdated } from "./password-hash.server.ts";
import "../tables.server.ts";

/** Hashes the password of somebody who has just logged in again, when its hash was made with former parameters. */
export async function refreshHash(
  { db, passwordCost }: Pick<AccountDeps, "db" | "passwordCost">,
  userId: string,
  password: string,
): Promise<void> {
  const credential = await db
    .selectFrom("credentials")
    .select(["id", "password"])
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (!credential?.password || !isOutdated(credential.password, passwordCost)) return;
  await db
    .updateTable("credentials")
    .set({ password: await hashPassword(password, passwordCost) })
    .where("id", "=", credential.id)
    // A password that was changed meanwhile stays.
    .where("password", "=", credential.password)
    .execute();
}
