import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import type { ReminderChange, ReminderInput } from "./conversation-contract.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

/** Adds a reminder; its mail is a job that starts when it is due. Repeatable with the same id. */
export async function addReminder(
  lead: string,
  input: ReminderInput,
  author: Author,
  actor: Actor,
  { db, jobs, now, listColleagues }: ConversationDeps,
): Promise<"added" | "not_found" | "past" | "unknown_colleague"> {
  const at = now();
  if (input.due_at <= at) return "past";
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").select("id").where("id", "=", lead).executeTakeFirst();
    if (!found) return "not_found";
    const receiver = await receiverOf(input.for ?? author.id, author, () => listColleagues(trx));
    if (!receiver) return "unknown_colleague";
    const { id, text, due_at } = input;
    const inserted = await trx
      .insertInto("lead_reminders")
      .values({
        id,
        lead_id: lead,
        at,
        due_at,
        author_id: author.id,
        author_name: author.name,
        for_id: receiver.id,
        for_name: receiver.name,
        text,
        state: "open",
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return "added";
    await sendWhenDue(trx, jobs, id, due_at);
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, actor, at, {
      action: "lead.reminder_added",
      object: { kind: "leads", id: lead },
      after: { reminder: id, text, due_at, for: receiver.id },
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
  { db, jobs, now }: Pick<ConversationDeps, "db" | "jobs" | "now">,
): Promise<"changed" | "not_found" | "past" | "stale_version"> {
  const at = now();
  if (due_at && due_at <= at) return "past";
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("lead_reminders")
      .select(["state", "due_at", "version"])
      .where("id", "=", id)
      .where("lead_id", "=", lead)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return "not_found";
    if (before.version !== version) return "stale_version";
    const after = { state: state ?? before.state, due_at: due_at ?? before.due_at };
    const isMoved = after.due_at.getTime() !== before.due_at.getTime();
    await trx
      .updateTable("lead_reminders")
      .set({ ...after, version: version + 1, ...(isMoved && { mailed_at: null }) })
      .where("id", "=", id)
      .execute();
    await endTurns(trx, ["lead_reminder"], lead, at);
    if (isMoved) await sendWhenDue(trx, jobs, id, after.due_at);
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, actor, at, {
      action: "lead.reminder_changed",
      object: { kind: "leads", id: lead },
      before: { reminder: id, state: before.state, due_at: before.due_at },
      after: { reminder: id, ...after },
    });
    return "changed";
  });
}

async function receiverOf(id: string, author: Author, colleagues: () => Promise<Author[]>) {
  return id === author.id ? author : (await colleagues()).find((colleague) => colleague.id === id);
}

async function sendWhenDue(trx: Trx, jobs: ConversationDeps["jobs"], reminder: string, due: Date): Promise<void> {
  await jobs.send(trx, "lead-notice", { kind: "reminder", reminder, due: due.toISOString() }, { startAfter: due });
}
