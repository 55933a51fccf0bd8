import type { Selectable } from "kysely";
import type { UserTable } from "./tables.server.ts";

/** What is told of a person to themselves, by the names of the specification. */
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
