import "../tables.server.ts";
import type { Selectable } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import { clearTrustedDevices } from "../login/devices.server.ts";
import type { UserTable } from "../tables.server.ts";

/** The columns of a person's own data, named as in the specification. */
export const userColumns = [
  "users.id",
  "users.first_name",
  "users.last_name",
  "users.username",
  "users.email",
  "users.email_verified",
  "users.phone_number",
  "users.company",
  "users.job_role",
  "users.address",
  "users.user_role",
  "users.products",
  "users.locale",
  "users.two_factor_enabled",
  "users.created_at",
] as const;

export type User = Pick<
  Selectable<UserTable>,
  (typeof userColumns)[number] extends `users.${infer Column}` ? Column & keyof UserTable : never
>;

/** Returns an account by its id, or by its address in any case. */
export function findUser(db: Database | Trx, by: { id: string } | { email: string }): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .select(userColumns)
    .where((eb) =>
      "id" in by
        ? eb("users.id", "=", by.id)
        : eb(eb.fn<string>("lower", ["users.email"]), "=", by.email.toLowerCase()),
    )
    .executeTakeFirst();
}

/** Locks an account against deletion until the transaction ends. Returns whether it exists. */
export async function lockUser(trx: Trx, id: string): Promise<boolean> {
  const user = await trx.selectFrom("users").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return user !== undefined;
}

/** Returns the current address and language for mails to a person; null when the account was erased. */
export async function findContact(db: Database, userId: string): Promise<Pick<User, "email" | "locale"> | null> {
  const row = await db.selectFrom("users").select(["email", "locale"]).where("id", "=", userId).executeTakeFirst();
  return row ?? null;
}

/** Ends every session of a person, and what somebody in one of them may have begun; returns how many there were. */
export async function endAllSessions(trx: Trx, userId: string): Promise<number> {
  const ended = await trx.deleteFrom("sessions").where("user_id", "=", userId).returning("id").execute();
  await deleteLinks(trx, userId, ["change-email"]);
  await clearTrustedDevices(trx, userId);
  await deleteEmailChange(trx, userId);
  return ended.length;
}

/** Suspends an account: its sessions end, and nobody can log in until it is restored. Its packages stay as they are. */
export async function suspendAccount(trx: Trx, userId: string, at: Date): Promise<{ sessions: number }> {
  await trx.updateTable("users").set({ suspended_at: at, updated_at: at }).where("id", "=", userId).execute();
  return { sessions: await endAllSessions(trx, userId) };
}

/** Restores a suspended account: its owner may log in again. */
export async function restoreAccount(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx.updateTable("users").set({ suspended_at: null, updated_at: at }).where("id", "=", userId).execute();
}
