import type { Generated } from "kysely";
import type { TaskKind, TaskState } from "./task-rules.ts";

/** Something that a person of the staff has to do; it is about a lead, an order, a customer, or nothing of them. */
export interface TaskTable {
  id: string;
  kind: Generated<TaskKind>;
  title: string;
  lead_id: string | null;
  order_id: string | null;
  customer_id: string | null;
  created_at: Date;
  /** Of a task without a time, the beginning of its day in Jakarta. */
  due_at: Date;
  all_day: Generated<boolean>;
  author_id: string;
  author_name: string;
  assignee_id: string;
  assignee_name: string;
  state: TaskState;
  /** Null also for reminders that a version before tasks closed. */
  closed_at: Date | null;
  version: Generated<number>;
  /** When the assigned person was told that it is due. */
  told_at: Date | null;
}

/** The secret address of a person's calendar of tasks: SHA-256 of its token, hexadecimal. */
interface TaskFeedTable {
  user_id: string;
  token_hash: string;
  created_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    tasks: TaskTable;
    task_feeds: TaskFeedTable;
  }
}
