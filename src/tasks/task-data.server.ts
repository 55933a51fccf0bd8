import "./tables.server.ts";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { RetentionTable } from "#infra/retention/retention.server.ts";

/** Months after which a closed task is deleted; one about something goes with it, also before. */
const closedMonths = 24;

export const taskRetention = {
  tasks: {
    delete: [
      {
        after: { months: closedMonths },
        due: (before) => sql`state <> 'open' and coalesce(closed_at, due_at) < ${before}`,
      },
    ],
    recorded: true,
  },
  task_feeds: { deletedWith: "users" },
} as const satisfies RetentionTable;

/** How a person's tasks are exported and erased: those about their account and their orders, and when they had own ones. */
export const taskSource = {
  name: "tasks",
  async collect(db: Database, { id }: { id: string }) {
    const columns = ["kind", "title", "created_at", "due_at", "state", "closed_at", "author_name"] as const;
    const [about, own, feed] = await Promise.all([
      db.selectFrom("tasks").select(columns).where(aboutPerson(id)).orderBy("created_at").execute(),
      // What they say is about others.
      db
        .selectFrom("tasks")
        .select(["kind", "created_at", "due_at", "state", "closed_at"])
        .where("assignee_id", "=", id)
        .orderBy("created_at")
        .execute(),
      db.selectFrom("task_feeds").select("created_at").where("user_id", "=", id).executeTakeFirst(),
    ]);
    return { about, own, calendar_address_since: feed?.created_at ?? null };
  },
  /** Those about the account go with it, but its orders may have to be kept. */
  async erase(trx: Trx, { id }: { id: string }) {
    await trx.deleteFrom("tasks").where(aboutPerson(id)).execute();
  },
};

const aboutPerson = (id: string) =>
  sql<boolean>`(customer_id = ${id} or order_id in (select orders.id from orders where orders.user_id = ${id}))`;
