import "./tables.server.ts";
import { createHash, randomBytes } from "node:crypto";
import { may } from "#accounts/staff/permissions.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { calendarText } from "#text/calendar-text.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { dueOfTask, type StoredTask } from "./change-task.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Returns since when a person has a secret calendar address; null without one. */
export async function feedSince(db: Database, userId: string): Promise<Date | null> {
  const feed = await db.selectFrom("task_feeds").select("created_at").where("user_id", "=", userId).executeTakeFirst();
  return feed?.created_at ?? null;
}

/** Makes a secret calendar address for a person, which ends an earlier one; returns its token, which is stored nowhere. */
export async function renewFeed({ db, now }: Deps, userId: string, actor: Actor): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const feed = { token_hash: hashOf(token), created_at: now() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("task_feeds")
      .values({ user_id: userId, ...feed })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
      .execute();
    await recordChange(trx, actor, now(), { action: "task.feed_renewed", object: { kind: "tasks", id: "feed" } });
  });
  return token;
}

/** Ends the calendar address of a person. */
export async function endFeed({ db, now }: Deps, userId: string, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("task_feeds")
      .where("user_id", "=", userId)
      .returning("user_id")
      .executeTakeFirst();
    if (!ended) return;
    await recordChange(trx, actor, now(), { action: "task.feed_ended", object: { kind: "tasks", id: "feed" } });
  });
}

/** Open tasks that a calendar shows; those due first. */
const mostEntries = 500;
/** Minutes that a task with a time takes in a calendar. */
const entryMinutes = 30;

/**
 * Returns the open tasks of the person whose secret address has a token, as an iCalendar file: their titles and links, and
 * nothing of whom they are about. Undefined for a token that is not in force, and for somebody who has left the staff.
 */
export async function readFeed(db: Database, token: string, publicUrl: string): Promise<string | undefined> {
  const person = await db
    .selectFrom("task_feeds")
    .innerJoin("users", "users.id", "task_feeds.user_id")
    .select(["users.id", "users.locale", "users.user_role"])
    .where("token_hash", "=", hashOf(token))
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!person || !may(person.user_role, "tasks", "read")) return undefined;
  const tasks = await db
    .selectFrom("tasks")
    .selectAll()
    .where("assignee_id", "=", person.id)
    .where("state", "=", "open")
    .orderBy("due_at")
    .orderBy("id")
    .limit(mostEntries)
    .execute();
  const { title, kinds } = readSet(person.locale, "admin-tasks");
  const company = readSet(person.locale, "common").company.name;
  const entries = tasks.map((task) => entryOf(task, kinds[task.kind], publicUrl));
  return calendarText(`${title}, ${company}`, company, entries);
}

function entryOf(task: StoredTask, kind: string, publicUrl: string) {
  const { at, allDay } = dueOfTask(task);
  const url = `${publicUrl}/admin/tasks/${task.id}`;
  const day = jakartaDay(at);
  return {
    uid: `task-${task.id}@${new URL(publicUrl).hostname}`,
    revised: task.created_at,
    sequence: task.version,
    ...(allDay
      ? { days: { first: day, end: addDays(day, 1) } }
      : { starts: at, ends: new Date(at.getTime() + entryMinutes * 60_000) }),
    summary: `${kind}: ${task.title}`,
    description: url,
    url,
  };
}
