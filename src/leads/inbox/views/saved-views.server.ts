import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { SavedView } from "../lead-contract.ts";
import type { LeadFilter } from "../lead-filter.ts";

/** Views that one person may save. */
const mostViews = 30;
/** Shared views of others that are shown. */
const mostShared = 60;

/** Returns the views that a person saved, oldest first, and after them those that others share. */
export async function listViews(db: Database, userId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("lead_views")
    .select(["id", "name", "filters", "shared", "user_id"])
    .select((is) => firstFor(is).as("first_for"))
    .where((is) => is.or([is("user_id", "=", userId), is("shared", "=", true)]))
    .orderBy(sql`user_id = ${userId}`, "desc")
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostViews + mostShared)
    .execute();
  return rows.map(({ user_id, ...view }) => ({ ...view, own: user_id === userId }));
}

const firstFor = (is: ExpressionBuilder<Tables, "lead_views">) =>
  is.fn.coalesce(
    is
      .selectFrom("lead_view_defaults")
      .select(sql<string[]>`array_agg(role order by role)`.as("roles"))
      .whereRef("view_id", "=", "lead_views.id"),
    sql<string[]>`array[]::text[]`,
  );

interface Saving {
  db: Database;
  now: () => Date;
  actor: Actor;
}

/** Saves a view of a person; undefined when there are too many. */
export async function saveView(
  { db, now, actor }: Saving,
  userId: string,
  { name, filters: given }: { name: string; filters: LeadFilter & { sort?: string | undefined } },
): Promise<SavedView | undefined> {
  if ((await listViews(db, userId)).filter(({ own }) => own).length >= mostViews) return undefined;
  const filters: Record<string, string> = {};
  for (const [filter, value] of Object.entries(given)) if (value !== undefined) filters[filter] = value;
  const view = { id: randomUUID(), name, filters };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("lead_views")
      .values({ ...view, user_id: userId, filters: JSON.stringify(filters), created_at: now() })
      .execute();
    // What somebody searched for may be a person's name, so only the names of the filters are recorded.
    await record(trx, { now, actor }, "saved", view.id, { name, filters: Object.keys(filters) });
  });
  return { ...view, shared: false, own: true, first_for: [] };
}

/** Deletes a view; returns whether the person had it. */
export function deleteView({ db, now, actor }: Saving, userId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("lead_views")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await record(trx, { now, actor }, "deleted", id);
    return true;
  });
}

/** Shares a view with everybody who reads leads, or ends that; returns whether the person had it. */
export function shareView({ db, now, actor }: Saving, userId: string, id: string, shared: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("lead_views")
      .set({ shared })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    // Nobody sees first what they do not have.
    if (!shared) await trx.deleteFrom("lead_view_defaults").where("view_id", "=", id).execute();
    await record(trx, { now, actor }, shared ? "shared" : "unshared", id);
    return true;
  });
}

/** Stores which shared view a role sees first; null for none. Returns whether there is that view. */
export function setFirstView({ db, now, actor }: Saving, role: string, view: string | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (view === null) await trx.deleteFrom("lead_view_defaults").where("role", "=", role).execute();
    else {
      const found = await trx
        .selectFrom("lead_views")
        .select("id")
        .where("id", "=", view)
        .where("shared", "=", true)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return false;
      await trx
        .insertInto("lead_view_defaults")
        .values({ role, view_id: view })
        .onConflict((conflict) => conflict.column("role").doUpdateSet({ view_id: view }))
        .execute();
    }
    await record(trx, { now, actor }, "first_changed", view ?? role, { role, view });
    return true;
  });
}

async function record(
  trx: Trx,
  { now, actor }: Pick<Saving, "now" | "actor">,
  what: string,
  id: string,
  after?: Record<string, unknown>,
): Promise<void> {
  await notifyAdmin(trx, "leads", "");
  await recordChange(trx, actor, now(), {
    action: `lead.view_${what}`,
    object: { kind: "lead_view", id },
    ...(after && { after }),
  });
}
