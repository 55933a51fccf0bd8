import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { personName } from "../person/person-name.ts";
import type { StaffRole } from "./permissions.ts";
import "../tables.server.ts";
import "./tables.server.ts";

export interface StaffMember {
  id: string;
  name: string;
  username: string;
  email: string;
  role: StaffRole;
  two_factor: boolean;
  passkeys: number;
  last_used_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
  version: number;
}

/**
 * Returns staff by username.
 * @param after the last username of the page before
 */
export async function listStaff(
  db: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StaffMember[]> {
  const rows = await selectStaff(db)
    .$if(after !== undefined, (query) => query.where("users.username", ">", after as string))
    .orderBy("users.username")
    .limit(limit)
    .execute();
  return rows.map(withName);
}

/** Returns one of the staff; undefined for anybody else. */
export async function findStaff(db: Database, id: string): Promise<StaffMember | undefined> {
  const row = await selectStaff(db).where("users.id", "=", id).executeTakeFirst();
  return row && withName(row);
}

function selectStaff(db: Database) {
  return db
    .selectFrom("users")
    .leftJoin("staff_uses", "staff_uses.user_id", "users.id")
    .select([
      "users.id",
      "first_name",
      "last_name",
      "username",
      "email",
      "user_role as role",
      "two_factor_enabled as two_factor",
      sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as("passkeys"),
      // A session's use is written before that of the back office is.
      sql<Date | null>`greatest(staff_uses.last_used_at,
        (select max(last_used_at) from sessions where sessions.user_id = users.id))`.as("last_used_at"),
      "suspended_at",
      "created_at",
      "version",
    ])
    .where("user_role", "!=", "user")
    .$narrowType<{ role: StaffRole }>();
}

function withName<Row extends { first_name: string; last_name: string }>({ first_name, last_name, ...row }: Row) {
  return { ...row, name: personName({ first_name, last_name }) };
}
