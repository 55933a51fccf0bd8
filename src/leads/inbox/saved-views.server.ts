import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import type { SavedView } from "./saved-view.ts";

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

/** Saves a view of a person; undefined when there are too many. */
export async function saveView(
  { db, now }: { db: Database; now: () => Date },
  userId: string,
  { name, filters: given }: { name: string; filters: LeadFilter & { sort?: string | undefined } },
): Promise<SavedView | undefined> {
  if ((await listViews(db, userId)).length >= mostViews) return undefined;
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const filters: Record<string, string> = Object.fromEntries(set);
  const view = { id: randomUUID(), name, filters };
  await db
    .insertInto("lead_views")
    .values({ ...view, user_id: userId, filters: JSON.stringify(filters), created_at: now() })
    .execute();
  return view;
}

/** Deletes a view; returns whether the person had it. */
export async function deleteView(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("lead_views")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
