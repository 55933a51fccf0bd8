import "../tables.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { FoundMessage } from "#infra/mailer/read-mailbox.server.ts";
import { type MailObject, type StoredMail, UnreadableMail } from "#infra/mailer/set-aside.server.ts";
import { idOfAddress } from "#infra/mailer/tagged-address.server.ts";
import { createTaskThread } from "#infra/threads/task-thread.server.ts";
import { countAgain } from "../letters/old-recipients.server.ts";
import { letterMailId, stopSubscriber } from "../sending/deliver-letter.server.ts";
import type { MailReport, ReadMail } from "./read-report.server.ts";

interface ReportDeps {
  db: Database;
  now: () => Date;
  secret: string;
  inboundMail: InboundMail;
}

const job = { kind: "job", name: "inbound-mail" } as const;
/** Letters in a row that did not arrive, for whatever reason, after which no further one is sent. */
const maxInARow = 3;

const readInThread = createTaskThread<Buffer, ReadMail | undefined>(
  new URL("./read-report.thread.server.ts", import.meta.url),
  { memory: 512 },
);

/**
 * Stores a report about a letter: the address to which it came names the mail, or its Message-ID, of which the id is
 * known to nobody but the reader. Repeatable.
 * @throws UnreadableMail for one that cannot be read
 */
export async function storeReport(
  message: FoundMessage,
  { db, now, secret, inboundMail }: ReportDeps,
): Promise<StoredMail> {
  const tagged = message.recipients
    .map((address) => idOfAddress("letter", address, inboundMail.address, secret))
    .find(Boolean);
  if (!tagged && !message.isReport) return "not_ours";
  const letter = tagged && (await letterOf(db, tagged));
  const read = await readInThread(await message.source());
  if (!read.ok) throw new UnreadableMail(read, letter || undefined);
  const report = read.result;
  if (!report) return tagged ? { notUnderstood: letter || undefined } : "not_ours";
  if (!("isFinal" in report)) return tagged ? "stored" : "not_ours";
  const recipient = tagged ?? report.messageIds.map(recipientOf).find(Boolean);
  if (!recipient) return "not_ours";
  await settle(db, recipient, report, now());
  return "stored";
}

/** Returns the letter of a mail, as long as its recipients are stored. */
async function letterOf(db: Database, recipient: string): Promise<MailObject | undefined> {
  const row = await db
    .selectFrom("letter_recipients")
    .select("letter_id")
    .where("id", "=", recipient)
    .executeTakeFirst();
  return row && { kind: "letters", id: row.letter_id };
}

const prefix = letterMailId("");

function recipientOf(messageId: string): string | undefined {
  const local = messageId.slice(1, messageId.indexOf("@"));
  const id = local.startsWith(prefix) ? local.slice(prefix.length) : "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

function settle(db: Database, recipient: string, { kind, isFinal, reason }: MailReport, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("letter_recipients")
      .set({ state: kind, failure: reason })
      .where("id", "=", recipient)
      // A complaint proves that the mail arrived: it wins over a report that it did not.
      .where("state", "not in", kind === "bounced" ? ["bounced", "complained"] : ["complained"])
      .returning(["letter_id", "subscriber_id"])
      .executeTakeFirst();
    if (!row) return;
    await countAgain(trx, row.letter_id);
    const isOver = isFinal || (row.subscriber_id !== null && (await bouncesInARow(trx, row.subscriber_id)));
    if (isOver && row.subscriber_id) await stopSubscriber(trx, row.subscriber_id, kind, at);
    await notifyAdmin(trx, "newsletter", row.letter_id);
    await recordChange(trx, job, at, {
      action: `letter.${kind}`,
      object: { kind: "letters", id: row.letter_id },
      after: { reason, stopped: isOver },
    });
  });
}

/** Returns whether the last letters to a subscriber all came back. */
async function bouncesInARow(trx: Trx, subscriber: string): Promise<boolean> {
  const last = await trx
    .selectFrom("letter_recipients")
    .select("state")
    .where("subscriber_id", "=", subscriber)
    .where("state", "in", ["sent", "bounced", "refused"])
    .orderBy("claimed_at", "desc")
    .limit(maxInARow)
    .execute();
  return last.length === maxInARow && last.every(({ state }) => state !== "sent");
}
