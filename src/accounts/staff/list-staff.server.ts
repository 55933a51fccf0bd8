import "../tables.server.ts";
import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { personName } from "../person/person-name.ts";
import type { StaffRole } from "./permissions.ts";

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

/** Returns one page of staff, by username. */
export async function listStaff(db: Database, paging: Paging): Promise<Page<StaffMember>> {
  const { rows, next } = await page(selectStaff(db), [["users.username", "asc", "text"]], paging);
  return { rows: rows.map(withName), next };
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
