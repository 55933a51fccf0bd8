import "./tables.server.ts";
import { may, type StaffRole, staffRoles } from "#accounts/staff/permissions.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type NotificationParams, type ParamsOf, resourceOfStep, type Step, stepRow } from "./steps.ts";

interface Told<Name extends Step> {
  /** The id of what it is about, as `toldObjects` says. */
  object: string;
  params: ParamsOf<Name> & NotificationParams;
  /** The persons whom the step names; nobody by default. */
  to?: readonly (string | null | undefined)[];
  /** Who did the step, and is not told of it; undefined for a customer or a bank. */
  by?: Actor | undefined;
  at: Date;
}

interface Colleague {
  id: string;
  role: StaffRole;
}

/**
 * Stores that a step makes it somebody's turn, in the transaction of the step, so that nothing is lost and nothing is told that
 * did not happen. Told are the persons or roles of the table of steps who may read what it is about, without those who are
 * suspended and without whoever did it. The mail follows within minutes where it was not read before
 * (`notification-mail.server.tsx`).
 */
export async function notifyStaff<Name extends Step>(
  trx: Trx,
  step: Name,
  { object, params, to = [], by, at }: Told<Name>,
): Promise<void> {
  const row = stepRow(step);
  const recipients = await recipientsOf(trx, step, { named: to.filter((id) => id != null), by });
  const knowing = row.once && recipients.length > 0 ? await whoHasUnread(trx, step, object) : new Set<string>();
  const told = recipients.filter((id) => !knowing.has(id));
  if (told.length === 0) return;
  await trx
    .insertInto("notifications")
    .values(
      told.map((user_id) => ({
        step,
        user_id,
        object_kind: row.object,
        object_id: object,
        params: JSON.stringify(params),
        created_at: at,
      })),
    )
    .execute();
  for (const id of told) await notifyAdmin(trx, "notifications", id);
}

/** Returns who is told of a step. */
async function recipientsOf(
  trx: Trx,
  step: Step,
  { named, by }: { named: readonly string[]; by: Actor | undefined },
): Promise<string[]> {
  const { to, otherwise = [] } = stepRow(step);
  const staff = await readStaff(trx, step);
  const withRole = (roles: readonly StaffRole[]) => staff.filter(({ role }) => roles.includes(role));
  const actor = by?.kind === "staff" ? by.id : undefined;
  const others = (people: readonly Colleague[]) => people.map(({ id }) => id).filter((id) => id !== actor);
  if (to === "person") {
    const persons = staff.filter(({ id }) => named.includes(id));
    // Whoever did it to themselves knows; nobody else has to be told in their place.
    if (persons.length > 0 || otherwise.length === 0) return others(persons);
  }
  const found = others(withRole(to === "person" ? otherwise : to));
  return found.length > 0 ? found : others(withRole(["admin"]));
}

async function readStaff(trx: Trx, step: Step): Promise<Colleague[]> {
  const resource = resourceOfStep(step);
  const people = await trx
    .selectFrom("users")
    .select(["id", "user_role"])
    .where(
      "user_role",
      "in",
      staffRoles.filter((role) => may(role, resource, "read")),
    )
    .where("suspended_at", "is", null)
    .orderBy("id")
    .execute();
  return people.map(({ id, user_role }) => ({ id, role: user_role as StaffRole }));
}

async function whoHasUnread(trx: Trx, step: Step, object: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("notifications")
    .select("user_id")
    .where("step", "=", step)
    .where("object_kind", "=", stepRow(step).object)
    .where("object_id", "=", object)
    .where("read_at", "is", null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * Marks as read, for everybody, what is nobody's turn any more because somebody did it; in the transaction of what they did.
 * @param object the id of what the steps are about, which is of one kind
 */
export async function endTurns(trx: Trx, steps: readonly [Step, ...Step[]], object: string, at: Date): Promise<void> {
  const ended = await trx
    .updateTable("notifications")
    .set({ read_at: at })
    .where("step", "in", steps)
    .where("object_kind", "=", stepRow(steps[0]).object)
    .where("object_id", "=", object)
    .where("read_at", "is", null)
    .returning("user_id")
    .execute();
  for (const id of new Set(ended.map(({ user_id }) => user_id))) await notifyAdmin(trx, "notifications", id);
}

/** Returns whether a person wants the mail of a step that has one of its own. */
export async function wantsMail(db: Database | Trx, step: Step, user: string): Promise<boolean> {
  const muted = await db
    .selectFrom("muted_steps")
    .select("step")
    .where("user_id", "=", user)
    .where("step", "=", step)
    .executeTakeFirst();
  return muted === undefined;
}
