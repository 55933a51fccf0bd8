import "./tables.server.ts";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type ListKey, type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { addDays, dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import type { StoredTask, TaskObject } from "./change-task.server.ts";
import type { TaskObjectKind, taskViews } from "./task-rules.ts";

type View = (typeof taskViews)[number] | "due" | "open";

interface TaskFilter {
  view: View;
  assignee?: string | undefined;
  about?: TaskObject | undefined;
  /** The kinds of objects that the reader may see: a task about another one is not listed. */
  readable: readonly TaskObjectKind[];
}

const columns = { lead: "lead_id", order: "order_id", customer: "customer_id" } as const;

const byDue: ListKey<"due_at" | "id"> = [
  ["due_at", "asc", "moment"],
  ["id", "asc", "uuid"],
];
const byClosing: ListKey<"id"> = [
  [sql`coalesce(closed_at, due_at)`, "desc", "moment"],
  ["id", "desc", "uuid"],
];

/** Returns one page of tasks: open ones by when they are due, closed ones last closed first. */
export function listTasks(db: Database, filter: TaskFilter, paging: Paging, now: Date): Promise<Page<StoredTask>> {
  const select = readable(db, filter).selectAll().where(inView(filter.view, now));
  return page(select, filter.view === "done" ? byClosing : byDue, paging);
}

/** Counts the open tasks of a filter: those overdue, the rest of today's, and later ones. */
export async function countTasks(
  db: Database,
  filter: Omit<TaskFilter, "view">,
  now: Date,
): Promise<{ overdue: number; today: number; coming: number }> {
  const countOf = (view: View) => sql<number>`count(*) filter (where ${inView(view, now)})`.as(view);
  const counts = await readable(db, filter)
    .select([countOf("overdue"), countOf("today"), countOf("coming")])
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return { overdue: Number(counts.overdue), today: Number(counts.today), coming: Number(counts.coming) };
}

/** Returns a task; undefined for one that is not there, or about something that the reader may not see. */
export function readTask(
  db: Database,
  id: string,
  readableKinds: readonly TaskObjectKind[],
): Promise<StoredTask | undefined> {
  return readable(db, { readable: readableKinds }).selectAll().where("id", "=", id).executeTakeFirst();
}

function readable(db: Database, { assignee, about, readable: kinds }: Omit<TaskFilter, "view">) {
  let query = db.selectFrom("tasks");
  for (const kind of ["lead", "order", "customer"] as const)
    if (!kinds.includes(kind)) query = query.where(columns[kind], "is", null);
  if (assignee !== undefined) query = query.where("assignee_id", "=", assignee);
  if (about?.kind === "lead") query = query.where((is) => ofLead(is, about.id));
  else if (about) query = query.where(columns[about.kind], "=", about.id);
  return query;
}

/** Matches the tasks of a lead and of those that were merged into it, as its conversation does. */
function ofLead(is: ExpressionBuilder<Tables, "tasks">, lead: string) {
  return is(
    "lead_id",
    "in",
    sql<string>`(with recursive family as (
      select ${lead}::uuid as id
      union
      select leads.id from leads join family on leads.merged_into = family.id
    ) select id from family)`,
  );
}

/** Returns the condition of a part of the list. */
function inView(view: View, now: Date) {
  const today = jakartaDay(now);
  const begins = dayBegins(today);
  const ends = dayBegins(addDays(today, 1));
  const over = sql`due_at < case when all_day then ${begins}::timestamptz else ${now}::timestamptz end`;
  const conditions = {
    open: sql<SqlBool>`state = 'open'`,
    due: sql<SqlBool>`state = 'open' and due_at < ${ends}::timestamptz`,
    overdue: sql<SqlBool>`state = 'open' and due_at < ${now}::timestamptz and ${over}`,
    today: sql<SqlBool>`state = 'open' and due_at < ${ends}::timestamptz and not (${over})`,
    coming: sql<SqlBool>`state = 'open' and due_at >= ${ends}::timestamptz`,
    done: sql<SqlBool>`state <> 'open'`,
  };
  return conditions[view];
}
