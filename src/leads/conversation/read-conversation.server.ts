import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { given } from "../requests/contact-request.ts";
import { requestNumber } from "../requests/request-number.ts";
import type { ConversationItem, ConversationView } from "./conversation-contract.ts";
import type { ListColleagues } from "./deps.server.ts";
import { leadFamily } from "./lead-family.server.ts";
import { mailRefusal } from "./send-reply.server.ts";
import "../tables.server.ts";
import "#tasks/tables.server.ts";
import "./tables.server.ts";

/** The newest entries of each kind that are shown; no conversation with a lead comes near. */
const maxOfKind = 500;

/** Returns everything said about a lead and with it, also what was said with those merged into it. */
export async function readConversation(
  id: string,
  { db, listColleagues, answersHere }: { db: Database; listColleagues: ListColleagues; answersHere: boolean },
): Promise<ConversationView | undefined> {
  const lead = await db
    .selectFrom("leads")
    .select(["version", "state", "merged_into", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) return undefined;
  const family = await leadFamily(db, id);
  const [notes, mails, attempts, files, reminders, events, merged, colleagues] = await Promise.all([
    newest(db, "lead_notes", family),
    newest(db, "lead_mails", family),
    newest(db, "lead_attempts", family),
    readFiles(db, family),
    newestTasks(db, family),
    readMerges(db, family),
    readMerged(db, id),
    listColleagues(db),
  ]);
  const items: ConversationItem[] = [
    ...notes.map(noteItem),
    ...mails.map((mail) => mailItem(mail, files.get(mail.id) ?? [])),
    ...attempts.map(attemptItem),
    ...reminders.map(reminderItem),
    ...events,
  ];
  return {
    version: lead.version,
    merged_into: lead.merged_into,
    mail_refusal: mailRefusal(lead) ?? null,
    answers_here: answersHere,
    // Moments as ISO text sort like the moments.
    items: items.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    merged,
    colleagues: colleagues.map(({ id, name, username }) => ({ id, name, username })),
  };
}

type ConversationTable = "lead_notes" | "lead_mails" | "lead_attempts";

async function newest<Table extends ConversationTable>(db: Database, table: Table, family: readonly string[]) {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where lead_id = any(${family}::uuid[])
    order by at desc limit ${maxOfKind}`.execute(db);
  return rows;
}

/** Returns the tasks about the family, newest first: in the conversation each is a reminder. */
function newestTasks(db: Database, family: readonly string[]) {
  return db
    .selectFrom("tasks")
    .selectAll()
    .where("lead_id", "in", family)
    .orderBy("created_at", "desc")
    .limit(maxOfKind)
    .execute();
}

function noteItem({ id, at, author_name, text, mentions }: Selectable<Tables["lead_notes"]>): ConversationItem {
  const usernames = mentions.map(({ username }) => username);
  return { kind: "note", id, at: at.toISOString(), by: author_name, text, mentions: usernames };
}

/** Returns the files that were sent to the leads of a family, by their mails. */
async function readFiles(db: Database, family: readonly string[]) {
  const rows = await db
    .selectFrom("lead_files")
    .innerJoin("lead_mails", "lead_mails.id", "lead_files.mail_id")
    .select(["lead_files.id", "lead_files.name", "lead_files.size", "lead_mails.id as mail"])
    .where("lead_mails.lead_id", "in", [...family])
    .orderBy("lead_files.uploaded_at")
    .execute();
  return Map.groupBy(rows, ({ mail }) => mail);
}

function attemptItem({ id, at, author_name, channel, reached }: Selectable<Tables["lead_attempts"]>): ConversationItem {
  return { kind: "attempt", id, at: at.toISOString(), by: author_name, channel, reached };
}

function mailItem(
  mail: Selectable<Tables["lead_mails"]>,
  files: readonly { id: string; name: string; size: number }[],
): ConversationItem {
  const { id, direction, state, subject, body, quoted, attachments, automatic, failure } = mail;
  return {
    kind: "mail",
    id,
    at: mail.at.toISOString(),
    direction,
    state,
    by: mail.author_name,
    contact: { name: mail.contact_name, email: mail.contact_email },
    subject,
    body,
    quoted,
    attachments,
    files: files.map(({ id, name, size }) => ({ id, name, size })),
    cc: mail.cc ?? [],
    automatic,
    sent_at: mail.sent_at?.toISOString() ?? null,
    failure,
  };
}

function reminderItem(task: Selectable<Tables["tasks"]>): ConversationItem {
  const { id, created_at, due_at, all_day, author_name, assignee_name, title, state, version } = task;
  return {
    kind: "reminder",
    id,
    at: created_at.toISOString(),
    by: author_name,
    for: assignee_name,
    text: title,
    due_at: due_at.toISOString(),
    all_day,
    state,
    version,
  };
}

async function readMerges(db: Database, family: readonly string[]): Promise<ConversationItem[]> {
  const events = await db
    .selectFrom("lead_events")
    .select(["id", "at", "by", "kind", "details"])
    .where("lead_id", "in", family)
    .where("kind", "in", ["merged", "unmerged"])
    .orderBy("id", "desc")
    .limit(maxOfKind)
    .execute();
  return events.toReversed().map(({ id, at, by, kind, details }) => ({
    kind: kind as "merged" | "unmerged",
    id: String(id),
    at: at.toISOString(),
    by,
    number: requestNumber(String(details.lead)),
  }));
}

async function readMerged(db: Database, id: string): Promise<ConversationView["merged"]> {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "name", "company", "email", "received_at"])
    .where("merged_into", "=", id)
    .orderBy("received_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    email: given(row.email),
    number: requestNumber(row.id),
    received_at: row.received_at.toISOString(),
  }));
}
