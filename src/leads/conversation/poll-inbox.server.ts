import "./tables.server.ts";
import "../tables.server.ts";
import { randomUUID } from "node:crypto";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import {
  type FoundMessage,
  type Handled,
  type MailboxPosition,
  readMailbox,
} from "#infra/mailer/read-mailbox.server.ts";
import {
  forgetUnread,
  recordUnread,
  type StoredMail,
  UnreadableMail,
  unreadOf,
} from "#infra/mailer/set-aside.server.ts";
import { createTaskThread } from "#infra/threads/task-thread.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { ConversationDeps } from "./deps.server.ts";
import { survivingLead } from "./lead-family.server.ts";
import type { Answer } from "./parse-answer.server.ts";
import { leadOfAddress } from "./send-reply.server.ts";

interface AnswerDeps extends Pick<ConversationDeps, "db" | "jobs" | "now"> {
  secret: string;
  inboundMail: InboundMail;
}

const parseInThread = createTaskThread<Buffer, Answer | undefined>(
  new URL("./parse-answer.thread.server.ts", import.meta.url),
  { memory: 512 },
);

const job = { kind: "job", name: "inbound-mail" } as const;

/**
 * Stores an answer with the lead that its address names, once per Message-ID.
 * @throws UnreadableMail for one that belongs to a lead and cannot be read
 */
export async function storeAnswer(message: FoundMessage, deps: AnswerDeps): Promise<StoredMail> {
  const { db, jobs, now, secret, inboundMail } = deps;
  const named = message.recipients.map((address) => leadOfAddress(address, inboundMail.address, secret)).find(Boolean);
  const lead = named && (await survivingLead(db, named));
  if (!lead) return "not_ours";
  const object = { kind: "leads", id: lead } as const;
  const parsed = await parseInThread(await message.source());
  if (!parsed.ok) throw new UnreadableMail(parsed, object);
  const answer = parsed.result;
  if (!answer) return { notUnderstood: object };
  const { from, messageId, attachments, ...texts } = answer;
  const at = now();
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("lead_mails")
      .values({
        id,
        lead_id: lead,
        at,
        direction: "in",
        state: "received",
        message_id: messageId,
        contact_name: from.name,
        contact_email: from.address,
        ...texts,
        attachments: JSON.stringify(attachments),
        template: null,
        author_id: null,
        author_name: null,
      })
      .onConflict((conflict) => conflict.column("message_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return;
    if (!answer.automatic) {
      await jobs.send(trx, "lead-notice", { kind: "answer", mail: id });
      const { owner_id, company } = await trx
        .selectFrom("leads")
        .select(["owner_id", "company"])
        .where("id", "=", lead)
        .executeTakeFirstOrThrow();
      await notifyStaff(trx, "lead_answer", { object: lead, params: { company }, to: [owner_id], at });
    }
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, job, at, {
      action: "lead.mail_received",
      object: { kind: "leads", id: lead },
      after: { mail: id, subject: answer.subject, body: answer.body },
    });
  });
  return "stored";
}

export interface InboxDeps extends AnswerDeps {
  /** Stores a mail server's report about one of our mails. */
  storeReport: (message: FoundMessage) => Promise<StoredMail>;
}

/**
 * Reads the mailbox of answers once: stores those of leads and remembers how far it read, so that what belongs to no lead
 * is looked at once and left alone. A mail that cannot be read never keeps the next one waiting: it is tried again by the
 * next polls, and then set aside.
 */
export async function pollInbox(deps: InboxDeps): Promise<void> {
  const { db, now, inboundMail } = deps;
  const { user, host, folder } = inboundMail;
  const name = `${user}@${host}/${folder}`;
  const read = await db.selectFrom("lead_mailboxes").selectAll().where("name", "=", name).executeTakeFirst();
  const after = read && { uidValidity: read.uid_validity, lastUid: read.last_uid };
  const waiting = new Map<number, string>();

  async function again(uidValidity: string): Promise<number[]> {
    const uids = await unreadOf(db, name, uidValidity);
    for (const uid of uids) waiting.set(uid, uidValidity);
    return uids;
  }
  async function reached({ uidValidity, lastUid }: MailboxPosition): Promise<void> {
    const position = { uid_validity: uidValidity, last_uid: lastUid, checked_at: now() };
    await db
      .insertInto("lead_mailboxes")
      .values({ name, ...position })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(position))
      .execute();
  }
  async function handle(message: FoundMessage): Promise<Handled> {
    const { uid, uidValidity, receivedAt } = message;
    const place = { mailbox: name, uidValidity, uid };
    const wasTried = waiting.delete(uid);
    try {
      const report = await deps.storeReport(message);
      const stored = report === "not_ours" ? await storeAnswer(message, deps) : report;
      if (typeof stored === "object") {
        const problem = { reason: "not_understood", object: stored.notUnderstood, receivedAt } as const;
        await recordUnread(db, place, problem, now());
        return "set_aside";
      }
      if (wasTried) await forgetUnread(db, place);
      return stored === "stored" ? "stored" : "left";
    } catch (error) {
      const reason = error instanceof UnreadableMail ? error.reason : "failed";
      const object = error instanceof UnreadableMail ? error.object : undefined;
      // While the database is away this throws too, and the mail is read again from the same position.
      const isSetAside = await recordUnread(db, place, { reason, error, object, receivedAt }, now());
      return isSetAside ? "set_aside" : "left";
    }
  }

  await readMailbox(inboundMail, { after, again, handle, reached });
  // Somebody has removed these from the mailbox.
  for (const [uid, uidValidity] of waiting) await forgetUnread(db, { mailbox: name, uidValidity, uid });
}
