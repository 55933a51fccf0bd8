import type { Selectable } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
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

/** Locks an account against deletion until the transaction ends. Returns whether it exists. */
export async function lockUser(trx: Trx, id: string): Promise<boolean> {
  const user = await trx.selectFrom("users").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return user !== undefined;
}
