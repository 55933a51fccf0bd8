import "./tables.server.ts";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { showChange } from "./change-task.server.ts";
import { tellingHour } from "./task-rules.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "task-round": object;
  }
}

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** Tasks that one round tells of; what is left waits a minute. */
const mostTold = 500;

/** Registers the round that tells of due tasks; call before `jobs.start()`. */
export function registerTaskJobs({ jobs, ...deps }: Deps): void {
  jobs.work("task-round", () => tellDueTasks(deps));
  jobs.every("* * * * *", "task-round", {});
}

/** Tells the assigned persons of the tasks that are due: at their time, or in the morning of their day. Each is told of once. */
export async function tellDueTasks({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("tasks")
      .select(["id", "lead_id", "title", "author_name", "assignee_id"])
      .where("state", "=", "open")
      .where("told_at", "is", null)
      .where("due_at", "<=", at)
      .where(sql<boolean>`(not all_day or due_at + make_interval(hours => ${tellingHour}::int) <= ${at})`)
      .orderBy("due_at")
      .limit(mostTold)
      // Two instances may run a round at once.
      .forUpdate()
      .skipLocked()
      .execute();
    for (const task of due) {
      await trx.updateTable("tasks").set({ told_at: at }).where("id", "=", task.id).execute();
      const params = { by: task.author_name, title: task.title };
      await notifyStaff(trx, "task_due", { object: task.id, params, to: [task.assignee_id], at });
      await showChange(trx, task);
    }
  });
}
