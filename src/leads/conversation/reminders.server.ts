import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { addTask, changeTask, lockTask } from "#tasks/change-task.server.ts";
import type { ReminderChange, ReminderInput } from "./conversation-contract.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import "../tables.server.ts";

type Deps = Pick<ConversationDeps, "db" | "now">;

/** Adds a reminder: a task about the lead, of which its person is told when it is due. Repeatable with the same id. */
export async function addReminder(
  lead: string,
  input: ReminderInput,
  author: Author,
  actor: Actor,
  { db, now, listColleagues }: Deps & Pick<ConversationDeps, "listColleagues">,
): Promise<"added" | "not_found" | "past" | "unknown_colleague"> {
  const at = now();
  if (input.due_at <= at) return "past";
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").select("id").where("id", "=", lead).executeTakeFirst();
    if (!found) return "not_found";
    const assignee = await receiverOf(input.for ?? author.id, author, () => listColleagues(trx));
    if (!assignee) return "unknown_colleague";
    const { id, text, due_at } = input;
    const due = { at: due_at, allDay: false };
    const about = { kind: "lead", id: lead } as const;
    const task = { id, kind: "todo", title: text, due, about, author, assignee } as const;
    const added = await addTask(trx, task, { actor, at });
    if (added !== "added") return added === "past" ? "past" : "added";
    await recordChange(trx, actor, at, {
      action: "lead.reminder_added",
      object: { kind: "leads", id: lead },
      after: { reminder: id, text, due_at, for: assignee.id },
    });
    return "added";
  });
}

/** Closes or reopens a reminder, or moves it to another time; a stale version is refused. */
export async function changeReminder(
  lead: string,
  id: string,
  { version, state, due_at }: ReminderChange,
  actor: Actor,
  { db, now }: Deps,
): Promise<"changed" | "not_found" | "past" | "stale_version"> {
  const at = now();
  if (due_at && due_at <= at) return "past";
  return db.transaction().execute(async (trx) => {
    const before = await lockTask(trx, id);
    if (before?.lead_id !== lead) return "not_found";
    const changes = { state, ...(due_at && { due: { at: due_at, allDay: false } }) };
    const outcome = await changeTask(trx, before, version, changes, { actor, at });
    if (outcome !== "changed") return outcome;
    await recordChange(trx, actor, at, {
      action: "lead.reminder_changed",
      object: { kind: "leads", id: lead },
      before: { reminder: id, state: before.state, due_at: before.due_at },
      after: { reminder: id, state: state ?? before.state, due_at: due_at ?? before.due_at },
    });
    return "changed";
  });
}

async function receiverOf(id: string, author: Author, colleagues: () => Promise<Author[]>) {
  return id === author.id ? author : (await colleagues()).find((colleague) => colleague.id === id);
}
