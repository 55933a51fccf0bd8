import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { InboundMail } from "../config/inbound-mail.server.ts";

/** How far a folder was read; UIDs are comparable while `uidValidity` is the same (RFC 9051, 2.3.1.1). */
export interface MailboxPosition {
  uidValidity: string;
  lastUid: number;
}

/** A message of which the head was read. */
export interface FoundMessage {
  /** Addresses to which it was sent or delivered, as the head names them. */
  recipients: string[];
  /** Whether its head says that a mail server reports about another mail (RFC 6522). */
  isReport: boolean;
  /** Returns the message, or its beginning when it is larger than 30 MB. */
  source: () => Promise<Buffer>;
}

/** Heads read at once. */
const batchSize = 50;
const maxSourceBytes = 30 * 1024 * 1024;
const recipientHeaders = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];
const readHeaders = [...recipientHeaders, "content-type"];

/**
 * Reads the messages that came since a position, oldest first; the first time, those that nobody has read.
 * @param handle returns whether the message was stored: only then is it marked as seen
 * @param reached called after each message; a message whose handler throws is read again from this position
 * @throws when the mailbox cannot be reached or a handler throws
 */
export async function readMailbox(
  mailbox: InboundMail,
  after: MailboxPosition | undefined,
  handle: (message: FoundMessage) => Promise<boolean>,
  reached: (position: MailboxPosition) => Promise<void>,
): Promise<void> {
  const client = await connect(mailbox);
  try {
    const { uidValidity: validity } = await client.mailboxOpen(mailbox.folder);
    const uidValidity = String(validity);
    const last = after?.uidValidity === uidValidity ? after.lastUid : undefined;
    const uids = await newUids(client, last);
    for (let start = 0; start < uids.length; start += batchSize) {
      const batch = uids.slice(start, start + batchSize).join(",");
      const heads = await client.fetchAll(batch, { uid: true, headers: readHeaders }, { uid: true });
      for (const head of heads.toSorted((one, other) => one.uid - other.uid)) {
        const isStored = await handle(foundMessage(client, head));
        if (isStored) await client.messageFlagsAdd(String(head.uid), ["\\Seen"], { uid: true });
        await reached({ uidValidity, lastUid: head.uid });
      }
    }
    await client.logout();
  } finally {
    client.close();
  }
}

async function connect({ host, port, secure, user, password }: InboundMail): Promise<ImapFlow> {
  // Loaded with the first look: most installations have no such mailbox.
  const { ImapFlow } = await import("imapflow");
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
  const client = new ImapFlow({ host, port, secure, auth: { user, pass: password }, logger: false, ...timeouts });
  // The command in progress fails too; without a listener the process would end.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function newUids(client: ImapFlow, last: number | undefined): Promise<number[]> {
  const query = last === undefined ? { seen: false } : { uid: `${last + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // A range that ends with * always contains the last message.
  return found.filter((uid) => uid > (last ?? 0)).toSorted((one, other) => one - other);
}

function foundMessage(client: ImapFlow, { uid, headers }: FetchMessageObject): FoundMessage {
  const unfolded = (headers?.toString() ?? "").replace(/\r?\n[ \t]+/g, " ");
  const contentType = /^content-type:.*$/im.exec(unfolded)?.[0] ?? "";
  const addressLines = unfolded.replace(contentType, "");
  return {
    recipients: addressLines.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [],
    isReport: /multipart\/report/i.test(contentType),
    async source() {
      const message = await client.fetchOne(String(uid), { source: { maxLength: maxSourceBytes } }, { uid: true });
      return (message || undefined)?.source ?? Buffer.alloc(0);
    },
  };
}
