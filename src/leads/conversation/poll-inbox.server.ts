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
import { type AnswerDeps, storeAnswer } from "./store-answer.server.ts";
import "./tables.server.ts";

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
