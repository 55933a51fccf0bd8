import { randomUUID } from "node:crypto";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { SavedView } from "../lead-contract.ts";
import type { LeadFilter } from "../lead-filter.ts";

/** Views that one person may save. */
const mostViews = 30;

/** Returns the views that a person saved, oldest first. */
export function listViews(db: Database, userId: string): Promise<SavedView[]> {
  return db
    .selectFrom("lead_views")
    .select(["id", "name", "filters"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

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
  if ((await listViews(db, userId)).length >= mostViews) return undefined;
  const filters: Record<string, string> = {};
  for (const [filter, value] of Object.entries(given)) if (value !== undefined) filters[filter] = value;
  const view = { id: randomUUID(), name, filters };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("lead_views")
      .values({ ...view, user_id: userId, filters: JSON.stringify(filters), created_at: now() })
      .execute();
    // What somebody searched for may be a person's name, so only the names of the filters are recorded.
    const after = { name, filters: Object.keys(filters) };
    await recordChange(trx, actor, now(), {
      action: "lead.view_saved",
      object: { kind: "lead_view", id: view.id },
      after,
    });
  });
  return view;
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
    await recordChange(trx, actor, now(), { action: "lead.view_deleted", object: { kind: "lead_view", id } });
    return true;
  });
}
