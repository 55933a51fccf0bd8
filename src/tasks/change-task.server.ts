import "./tables.server.ts";
import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import type { TaskTable } from "./tables.server.ts";
import {
  type Due,
  isOver,
  type TaskKind,
  type TaskObjectKind,
  type TaskState,
  taskMove,
  tellsAt,
} from "./task-rules.ts";

export type StoredTask = Selectable<TaskTable>;

/** A person of the staff, as others read their name. */
export interface TaskPerson {
  id: string;
  name: string;
}

/** What a task is about. */
export interface TaskObject {
  kind: TaskObjectKind;
  id: string;
}

interface AddedTask {
  id: string;
  kind: TaskKind;
  title: string;
  due: Due;
  about: TaskObject | null;
  author: TaskPerson;
  assignee: TaskPerson;
}

interface Change {
  actor: Actor;
  at: Date;
}

/** What a person changes of a task; a member that is absent stays as it is. */
export interface TaskChanges {
  state?: TaskState | undefined;
  kind?: TaskKind | undefined;
  title?: string | undefined;
  due?: Due | undefined;
  assignee?: TaskPerson | undefined;
}

/**
 * Adds a task and tells the colleague to whom it is given. Repeatable with the same id. The caller has checked what it is
 * about, and who may be given it.
 */
export async function addTask(
  trx: Trx,
  { id, kind, title, due, about, author, assignee }: AddedTask,
  { actor, at }: Change,
): Promise<"added" | "repeated" | "past"> {
  if (isOver(due, at)) return "past";
  const inserted = await trx
    .insertInto("tasks")
    .values({
      id,
      kind,
      title,
      ...objectColumns(about),
      created_at: at,
      due_at: due.at,
      all_day: due.allDay,
      author_id: author.id,
      author_name: author.name,
      assignee_id: assignee.id,
      assignee_name: assignee.name,
      state: "open",
      told_at: toldBy(due, at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return "repeated";
  await tellAssignee(trx, { id, title, assignee: assignee.id }, { actor, at });
  await showChange(trx, { id, lead_id: about?.kind === "lead" ? about.id : null });
  await recordChange(trx, actor, at, {
    action: "task.added",
    object: { kind: "tasks", id },
    after: { kind, text: title, due_at: due.at, all_day: due.allDay, assignee_id: assignee.id, about },
  });
  return "added";
}

/** Changes a task that the caller has locked; a stale version is refused. */
export async function changeTask(
  trx: Trx,
  task: StoredTask,
  version: number,
  { state = task.state, kind = task.kind, title = task.title, due, assignee }: TaskChanges,
  { actor, at }: Change,
): Promise<"changed" | "past" | "stale_version"> {
  if (task.version !== version) return "stale_version";
  const isMoved = due !== undefined && (due.at.getTime() !== task.due_at.getTime() || due.allDay !== task.all_day);
  if (isMoved && isOver(due, at)) return "past";
  const isHandedOver = assignee !== undefined && assignee.id !== task.assignee_id;
  const move = taskMove(task.state, state);
  const after = {
    state,
    kind,
    title,
    due_at: isMoved ? due.at : task.due_at,
    all_day: isMoved ? due.allDay : task.all_day,
    assignee_id: isHandedOver ? assignee.id : task.assignee_id,
  };
  await trx
    .updateTable("tasks")
    .set({
      ...after,
      version: version + 1,
      ...(isHandedOver && { assignee_name: assignee.name }),
      ...(move && { closed_at: state === "open" ? null : at }),
      // Whoever has it now, or has it later, is told when it is due.
      ...((isMoved || isHandedOver) && { told_at: toldBy(isMoved ? due : dueOfTask(task), at) }),
    })
    .where("id", "=", task.id)
    .execute();
  await endTurns(trx, ["task_due", "task_assigned"], task.id, at);
  if (isHandedOver && state === "open")
    await tellAssignee(trx, { id: task.id, title, assignee: assignee.id }, { actor, at });
  await showChange(trx, task);
  await recordChange(trx, actor, at, {
    action: `task.${move ?? (isHandedOver ? "assigned" : "changed")}`,
    object: { kind: "tasks", id: task.id },
    before: recorded(task),
    after: recorded(after),
  });
  return "changed";
}

/** Reads a task and locks it until the transaction ends. */
export function lockTask(trx: Trx, id: string): Promise<StoredTask | undefined> {
  return trx.selectFrom("tasks").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Shows a change on open screens: in the list, and in the conversation of the lead. */
export async function showChange(trx: Trx, { id, lead_id }: Pick<StoredTask, "id" | "lead_id">): Promise<void> {
  await notifyAdmin(trx, "tasks", id);
  if (lead_id) await notifyAdmin(trx, "leads", lead_id);
}

export const dueOfTask = ({ due_at, all_day }: Pick<StoredTask, "due_at" | "all_day">): Due => ({
  at: due_at,
  allDay: all_day,
});

/** Nobody is told of what was due when it was entered: whoever enters it knows, and a colleague is told that it is theirs. */
const toldBy = (due: Due, at: Date) => (tellsAt(due) <= at ? at : null);

async function tellAssignee(
  trx: Trx,
  { id, title, assignee }: { id: string; title: string; assignee: string },
  { actor, at }: Change,
): Promise<void> {
  await notifyStaff(trx, "task_assigned", {
    object: id,
    params: { by: actor.name, title },
    to: [assignee],
    by: actor,
    at,
  });
}

function objectColumns(about: TaskObject | null) {
  return {
    lead_id: about?.kind === "lead" ? about.id : null,
    order_id: about?.kind === "order" ? about.id : null,
    customer_id: about?.kind === "customer" ? about.id : null,
  };
}

type RecordedFields = Pick<StoredTask, "state" | "kind" | "title" | "due_at" | "all_day" | "assignee_id">;

/** What the audit log has of a task; a text may name somebody, so that it is masked there. */
const recorded = ({ state, kind, title, due_at, all_day, assignee_id }: RecordedFields) => ({
  state,
  kind,
  text: title,
  due_at,
  all_day,
  assignee_id,
});
