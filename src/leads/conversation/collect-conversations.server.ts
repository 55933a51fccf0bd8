import type { Database } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

/** Returns what was written about each of some leads, by the lead's id, for an export of personal data. */
export async function collectConversations(db: Database, leads: readonly string[]) {
  const none: { notes: Note[]; mails: Mail[]; reminders: Reminder[] } = { notes: [], mails: [], reminders: [] };
  if (leads.length === 0) return () => none;
  const [notes, mails, reminders] = await Promise.all([
    readNotes(db, leads),
    readMails(db, leads),
    readReminders(db, leads),
  ]);
  return (lead: string) => ({
    notes: notes.filter(({ lead_id }) => lead_id === lead),
    mails: mails.filter(({ lead_id }) => lead_id === lead),
    reminders: reminders.filter(({ lead_id }) => lead_id === lead),
  });
}

type Note = Awaited<ReturnType<typeof readNotes>>[number];
type Mail = Awaited<ReturnType<typeof readMails>>[number];
type Reminder = Awaited<ReturnType<typeof readReminders>>[number];

function readNotes(db: Database, leads: readonly string[]) {
  return db
    .selectFrom("lead_notes")
    .select(["lead_id", "at", "author_name", "text"])
    .where("lead_id", "in", leads)
    .orderBy("at")
    .execute();
}

function readMails(db: Database, leads: readonly string[]) {
  return db
    .selectFrom("lead_mails")
    .select(["lead_id", "at", "direction", "state", "contact_name", "contact_email", "author_name", "sent_at"])
    .select(["subject", "body", "quoted", "attachments"])
    .where("lead_id", "in", leads)
    .orderBy("at")
    .execute();
}

function readReminders(db: Database, leads: readonly string[]) {
  return db
    .selectFrom("lead_reminders")
    .select(["lead_id", "at", "due_at", "author_name", "for_name", "text", "state"])
    .where("lead_id", "in", leads)
    .orderBy("at")
    .execute();
}
