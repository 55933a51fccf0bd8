import "../tables.server.ts";
import { sql } from "kysely";
import { readAudit } from "#infra/audit/read-audit.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type Action, permissions, type Resource, type StaffRole } from "./permissions.ts";

interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
}

/** Returns the people who may do something and are not suspended, by name. */
export async function listStaffWho(db: Database, resource: Resource, action: Action): Promise<StaffPerson[]> {
  const allowed: Partial<Record<Action, readonly StaffRole[]>> = permissions[resource];
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username", "user_role"])
    .where("user_role", "in", [...(allowed[action] ?? [])])
    .where("suspended_at", "is", null)
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  return people.map((person) => ({ id: person.id, name: shownName(person), role: person.user_role as StaffRole }));
}

/** Returns the names of people by their ids; somebody who has gone is absent. */
export async function readNames(
  db: Database,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id != null))];
  if (known.length === 0) return new Map();
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username"])
    .where("id", "in", known)
    .execute();
  return new Map(people.map((person) => [person.id, shownName(person)]));
}

/** Returns the name by which others read of a person. */
export function shownName(person: { first_name: string; last_name: string; username: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.username;
}

/** How long somebody must have been in the staff with their role before they count as a second person, in milliseconds. */
const newMemberTime = 24 * 3_600_000;

/** Returns whether somebody accepted an invitation to the staff, or got another role, within the last day. */
export async function isNewMember(db: Database | Trx, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - newMemberTime);
  const joined = await db
    .selectFrom("staff_invitations")
    .select("id")
    .where("accepted_by", "=", userId)
    .where("accepted_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  if (joined) return true;
  const changes = { kind: "staff", objectId: userId, action: "staff.role_changed", from: since };
  return (await readAudit(db, changes, { limit: 1 })).rows.length > 0;
}

/** Customers of one company whose orders are looked for. */
const mostColleagues = 50;

/** Returns the ids of the customers who entered a company's name. */
export async function findCompanyPeople(db: Database, company: string): Promise<string[]> {
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("user_role", "=", "user")
    .where(sql<boolean>`company_key(company) = company_key(${company}) and company_key(${company}) <> ''`)
    .limit(mostColleagues)
    .execute();
  return people.map(({ id }) => id);
}
