import type { AccountDeps } from "../deps.server.ts";
import { hashPassword, isOutdated } from "./password-hash.server.ts";
import "../tables.server.ts";

/** Replaces the hash of a password that was just used to log in, when its parameters are outdated. */
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
    // A password that was changed in the meantime stays.
    .where("password", "=", credential.password)
    .execute();
}
