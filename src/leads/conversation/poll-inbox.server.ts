import { type FoundMessage, type MailboxPosition, readMailbox } from "#infra/mailer/read-mailbox.server.ts";
import { type AnswerDeps, storeAnswer } from "./store-answer.server.ts";
import "./tables.server.ts";

export interface InboxDeps extends AnswerDeps {
  /** Stores a mail server's report about one of our mails; returns whether the message is one. */
  storeReport: (message: FoundMessage) => Promise<boolean>;
}

/**
 * Reads the mailbox of answers once: stores those of leads and remembers how far it read, so that what belongs to no lead
 * is looked at once and left alone.
 */
export async function pollInbox(deps: InboxDeps): Promise<void> {
  const { db, now, inboundMail } = deps;
  const { user, host, folder } = inboundMail;
  const name = `${user}@${host}/${folder}`;
  const read = await db.selectFrom("lead_mailboxes").selectAll().where("name", "=", name).executeTakeFirst();
  const after = read && { uidValidity: read.uid_validity, lastUid: read.last_uid };
  const reached = async ({ uidValidity, lastUid }: MailboxPosition) => {
    const position = { uid_validity: uidValidity, last_uid: lastUid, checked_at: now() };
    await db
      .insertInto("lead_mailboxes")
      .values({ name, ...position })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(position))
      .execute();
  };
  const store = async (message: FoundMessage) =>
    (await deps.storeReport(message)) || (await storeAnswer(message, deps));
  await readMailbox(inboundMail, after, store, reached);
}
