import { randomUUID } from "node:crypto";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { FoundMessage } from "#infra/mailer/read-mailbox.server.ts";
import { type StoredMail, UnreadableMail } from "#infra/mailer/set-aside.server.ts";
import { createTaskThread } from "#infra/threads/task-thread.server.ts";
import type { ConversationDeps } from "./deps.server.ts";
import { survivingLead } from "./lead-family.server.ts";
import type { Answer } from "./parse-answer.server.ts";
import { leadOfAddress } from "./reply-address.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

export interface AnswerDeps extends Pick<ConversationDeps, "db" | "jobs" | "now"> {
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
    if (!answer.automatic) await jobs.send(trx, "lead-notice", { kind: "answer", mail: id });
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, job, at, {
      action: "lead.mail_received",
      object: { kind: "leads", id: lead },
      after: { mail: id, subject: answer.subject, body: answer.body },
    });
  });
  return "stored";
}
