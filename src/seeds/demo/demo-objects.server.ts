import { type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";

/** What the seeds made, so that one command removes it. `seed` marks that they ran, `pending` what they have still to do. */
type DemoKind =
  | "seed"
  | "pending"
  | "users"
  | "leads"
  | "subscribers"
  | "experiments"
  | "event_registrations"
  | "voucher_batches"
  | "price_plans"
  | "settlement_files"
  | "rights_requests"
  | "lead_fields"
  | "lead_tags"
  | "mails_set_aside"
  | "content_publications"
  | "content_versions"
  | "jobs"
  /** A day, a language and a query. */
  | "search_misses";

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    demo_objects: { kind: DemoKind; id: string };
  }
}

/** Who made the samples, as the audit log names it. */
export const demoActor: Actor = { kind: "operator", name: "demo" };

export async function markDemo(db: Database | Trx, kind: DemoKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("demo_objects")
    .values(ids.map((id) => ({ kind, id })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Removes a mark; returns whether there was one. */
export async function takeDemo(db: Database, kind: DemoKind, id: string): Promise<boolean> {
  const taken = db.deleteFrom("demo_objects").where("kind", "=", kind).where("id", "=", id).returning("id");
  return (await taken.executeTakeFirst()) !== undefined;
}

/** Returns whether nobody has done anything on a database yet. */
export async function isUnused(db: Database): Promise<boolean> {
  for (const table of ["users", "leads", "orders"] as const)
    if (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) return false;
  return true;
}

/** Claims the seeding: true for one caller, on a database that nobody has used yet. */
export async function claimUnused(db: Database): Promise<boolean> {
  if (!(await isUnused(db))) return false;
  const claimed = await db
    .insertInto("demo_objects")
    .values({ kind: "seed", id: "1" })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function demoIds(db: Database | Trx, kind: DemoKind): Promise<string[]> {
  const rows = await db.selectFrom("demo_objects").select("id").where("kind", "=", kind).execute();
  return rows.map(({ id }) => id);
}

/** Returns the invented staff: one of each role, who has a login by one press. */
export async function demoStaff(
  db: Database,
): Promise<{ id: string; role: StaffRole; name: string; username: string }[]> {
  const ids = await demoIds(db, "users");
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .select(["id", "username", "name", "user_role"])
    .where("id", "in", ids)
    .where("user_role", "<>", "user")
    .where("suspended_at", "is", null)
    .orderBy("created_at")
    // Of one moment, as on the clock of a test.
    .orderBy("username", "desc")
    .execute();
  const roles = new Set<string>();
  return rows
    .filter(({ user_role }) => !roles.has(user_role) && roles.add(user_role))
    .map(({ user_role, ...person }) => ({ ...person, role: user_role as StaffRole }))
    .sort((one, other) => staffRoles.indexOf(one.role) - staffRoles.indexOf(other.role));
}
