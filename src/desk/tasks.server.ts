import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import { listStaffWho, readNames } from "#accounts/staff/staff-people.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { StoredTask, TaskObject, TaskPerson } from "#tasks/change-task.server.ts";
import type { TaskView } from "#tasks/task-contract.ts";
import { dayAndTime, isOver, type TaskObjectKind, taskObjectKinds } from "#tasks/task-rules.ts";

const resources = { lead: "leads", order: "orders", customer: "customers" } as const;

/** Returns the kinds of objects about which a role may read tasks. */
export function readableObjects(role: StaffRole): TaskObjectKind[] {
  return taskObjectKinds.filter((kind) => may(role, resources[kind], "read"));
}

/** Returns who may be given a task: who may work on tasks, and read what it is about. */
export async function possibleAssignees(db: Database, about: TaskObjectKind | undefined): Promise<TaskPerson[]> {
  const people = await listStaffWho(db, "tasks", "write");
  return people
    .filter(({ role }) => about === undefined || may(role, resources[about], "read"))
    .map(({ id, name }) => ({ id, name }));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether there is what a task is to be about, and the role may read it. */
export async function mayBeAbout(db: Database | Trx, about: TaskObject, role: StaffRole): Promise<boolean> {
  if (!readableObjects(role).includes(about.kind)) return false;
  if (about.kind !== "customer" && !uuid.test(about.id)) return false;
  return (await namesOf(db, about.kind, [about.id])).has(about.id);
}

/** Returns tasks as a list shows them, with the names of what they are about. */
export async function viewTasks(db: Database, tasks: readonly StoredTask[], now: Date): Promise<TaskView[]> {
  const idsOf = (kind: TaskObjectKind) => tasks.flatMap((task) => aboutOf(task, kind) ?? []);
  const [leads, orders, customers, people] = await Promise.all([
    namesOf(db, "lead", idsOf("lead")),
    namesOf(db, "order", idsOf("order")),
    namesOf(db, "customer", idsOf("customer")),
    readNames(
      db,
      tasks.flatMap(({ assignee_id, author_id }) => [assignee_id, author_id]),
    ),
  ]);
  const names = { lead: leads, order: orders, customer: customers };
  return tasks.map((task) => {
    const { id, version, kind, title, state, due_at, all_day, created_at, closed_at } = task;
    const due = { at: due_at, allDay: all_day };
    const { day, time } = dayAndTime(due);
    const about = taskObjectKinds.find((object) => aboutOf(task, object) !== null);
    const objectId = about && aboutOf(task, about)!;
    // Somebody who has left is read by the name they had.
    const person = (personId: string, name: string) => ({ id: personId, name: people.get(personId) ?? name });
    return {
      id,
      version,
      kind,
      title,
      state,
      day,
      time: time ?? null,
      due_at: due_at.toISOString(),
      overdue: state === "open" && isOver(due, now),
      about: about && objectId ? { kind: about, id: objectId, name: names[about].get(objectId) ?? "–" } : null,
      assignee: person(task.assignee_id, task.assignee_name),
      author: person(task.author_id, task.author_name),
      created_at: created_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    };
  });
}

function aboutOf({ lead_id, order_id, customer_id }: StoredTask, kind: TaskObjectKind): string | null {
  return { lead: lead_id, order: order_id, customer: customer_id }[kind];
}

async function namesOf(db: Database | Trx, kind: TaskObjectKind, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  if (kind === "lead") {
    const leads = await db.selectFrom("leads").select(["id", "name", "company"]).where("id", "in", ids).execute();
    return new Map(leads.map(({ id, name, company }) => [id, [name, company].filter(Boolean).join(", ")]));
  }
  if (kind === "order") {
    const orders = await db.selectFrom("orders").select(["id", "number"]).where("id", "in", ids).execute();
    return new Map(orders.map(({ id, number }) => [id, number]));
  }
  const customers = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("id", "in", ids)
    .where("user_role", "=", "user")
    .execute();
  return new Map(
    customers.map(({ id, first_name, last_name, email }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
}
