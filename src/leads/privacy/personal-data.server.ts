import "#tasks/tables.server.ts";
import "../conversation/tables.server.ts";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { eraseImportedLines, importedLines } from "../import/read-imports.server.ts";

/**
 * Returns the requests, each with what was written about it, the mails with the address about requests of others, lines of
 * imported files, and the newsletter of an e-mail address, for an export of personal data.
 */
export async function collectLeads(db: Database, email: string) {
  const address = email.toLowerCase();
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((is) => is.fn<string>("lower", ["email"]), "=", address)
    .execute();
  const ids = rows.map(({ id }) => id);
  const conversations = await collectConversations(db, ids);
  const other_mails = await db
    .selectFrom("lead_mails")
    .select(["at", "direction", "contact_email", "subject", "body", "quoted", "attachments"])
    .where((is) => is.or([is(is.fn<string>("lower", ["contact_email"]), "=", address), hasCopy(address)]))
    .$if(ids.length > 0, (query) => query.where("lead_id", "not in", ids))
    .execute();
  // The company's own organisation is no data of the sender.
  const requests = rows.map(({ words: _words, owner_id: _owner, version: _version, ...request }) => ({
    ...request,
    ...conversations(request.id),
  }));
  const imported_lines = await importedLines(db, address);
  const newsletter = await db.selectFrom("subscribers").selectAll().where("email", "=", address).execute();
  return { requests, other_mails, imported_lines, newsletter };
}

/**
 * Deletes the requests of an address, with history, deliveries, notes, mails and reminders, its mails about requests of
 * others, and its lines of imported files.
 */
export async function eraseLeads(trx: Trx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await eraseImportedLines(trx, address);
  await trx
    .deleteFrom("leads")
    .where((is) => is.fn<string>("lower", ["email"]), "=", address)
    .execute();
  await trx
    .deleteFrom("lead_mails")
    .where((is) => is.fn<string>("lower", ["contact_email"]), "=", address)
    .execute();
  // A mail to somebody else, of which they got a copy, stays without their address.
  await trx
    .updateTable("lead_mails")
    .set({ cc: sql<string>`nullif(cc - ${address}::text, '[]'::jsonb)` })
    .where(hasCopy(address))
    .execute();
}

/** Matches mails of which an address got a copy. */
const hasCopy = (address: string) => sql<boolean>`cc @> to_jsonb(${address}::text)`;

/** Returns what was written about each of some leads, by the lead's id, for an export of personal data. */
async function collectConversations(db: Database, leads: readonly string[]) {
  const none: { notes: Note[]; mails: Mail[]; reminders: Reminder[]; attempts: Attempt[] } = {
    notes: [],
    mails: [],
    reminders: [],
    attempts: [],
  };
  if (leads.length === 0) return () => none;
  const [notes, mails, reminders, attempts] = await Promise.all([
    readNotes(db, leads),
    readMails(db, leads),
    readReminders(db, leads),
    readAttempts(db, leads),
  ]);
  return (lead: string) => ({
    notes: notes.filter(({ lead_id }) => lead_id === lead),
    mails: mails.filter(({ lead_id }) => lead_id === lead),
    reminders: reminders.filter(({ lead_id }) => lead_id === lead),
    attempts: attempts.filter(({ lead_id }) => lead_id === lead),
  });
}

type Attempt = Awaited<ReturnType<typeof readAttempts>>[number];
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
    .select(["subject", "body", "quoted", "attachments", "cc"])
    .where("lead_id", "in", leads)
    .orderBy("at")
    .execute();
}

function readReminders(db: Database, leads: readonly string[]) {
  return db
    .selectFrom("tasks")
    .select(["lead_id", "created_at as at", "due_at", "author_name", "assignee_name as for_name", "title as text"])
    .select("state")
    .where("lead_id", "in", leads)
    .orderBy("created_at")
    .execute();
}

function readAttempts(db: Database, leads: readonly string[]) {
  return db
    .selectFrom("lead_attempts")
    .select(["lead_id", "at", "channel", "author_name", "reached"])
    .where("lead_id", "in", leads)
    .orderBy("at")
    .execute();
}
