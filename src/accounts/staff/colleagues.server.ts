import type { Database, Trx } from "#infra/database/tables.server.ts";
import "../tables.server.ts";
import { type Action, may, type Resource, staffRoles } from "./permissions.ts";

/** Returns everybody of the staff who may read a resource, or what else `action` says, and is not suspended, by name. */
export async function listColleagues(db: Database | Trx, resource: Resource, action: Action = "read") {
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username", "email", "locale"])
    .where("user_role", "!=", "user")
    .where(
      "user_role",
      "in",
      staffRoles.filter((role) => may(role, resource, action)),
    )
    .where("suspended_at", "is", null)
    .execute();
  return people
    .map(({ first_name, last_name, ...person }) => ({ ...person, name: `${first_name} ${last_name}`.trim() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
