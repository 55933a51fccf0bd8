import type { CustomerRow } from "#accounts/customers/customer-view.ts";
import { personName } from "#accounts/person/person-name.ts";
import type { Database } from "#infra/database/tables.server.ts";

export const customerRowColumns = [
  "users.id",
  "users.first_name",
  "users.last_name",
  "users.username",
  "users.email",
  "users.email_verified",
  "users.company",
  "users.created_at",
  "users.suspended_at",
] as const;

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  email_verified: boolean;
  company: string;
  created_at: Date;
  suspended_at: Date | null;
}

/** Returns accounts as rows of a list, with their packages. */
export async function customerRows(db: Database, users: readonly UserRow[]): Promise<CustomerRow[]> {
  if (users.length === 0) return [];
  const packages = await db
    .selectFrom("subscriptions")
    .select(["user_id", "product", "state", "last_day"])
    .where(
      "user_id",
      "in",
      users.map(({ id }) => id),
    )
    .orderBy("last_day", "desc")
    .execute();
  return users.map(({ first_name, last_name, ...user }) => ({
    ...user,
    name: personName({ first_name, last_name }),
    created_at: user.created_at.toISOString(),
    suspended_at: user.suspended_at?.toISOString() ?? null,
    packages: packages.filter(({ user_id }) => user_id === user.id).map(({ user_id: _, ...held }) => held),
  }));
}
