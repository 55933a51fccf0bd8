import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { InboundMail } from "../config/inbound-mail.server.ts";

/** How far a folder was read; UIDs are comparable while `uidValidity` is the same (RFC 9051, 2.3.1.1). */
export interface MailboxPosition {
  uidValidity: string;
  lastUid: number;
}

/** A message of which the head was read. */
export interface FoundMessage {
  uidValidity: string;
  uid: number;
  receivedAt: Date | undefined;
  /** Addresses to which it was sent or delivered, as the head names them. */
  recipients: string[];
  /** Whether its head says that a mail server reports about another mail (RFC 6522). */
  isReport: boolean;
  /** Returns the message, or its beginning when it is larger than 30 MB. */
  source: () => Promise<Buffer>;
}

/** What became of a message: stored, left as it is, or set aside for somebody to look at. */
export type Handled = "stored" | "left" | "set_aside";

interface Reading {
  /** How far it was read before; undefined the first time. */
  after: MailboxPosition | undefined;
  /** Returns the UIDs of messages before that position that are to be handled once more. */
  again: (uidValidity: string) => Promise<number[]>;
  handle: (message: FoundMessage) => Promise<Handled>;
  /** Called after each message that came since the position. */
  reached: (position: MailboxPosition) => Promise<void>;
}

/** Heads read at once. */
const batchSize = 50;
const maxSourceBytes = 30 * 1024 * 1024;
const recipientHeaders = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];
const readHeaders = [...recipientHeaders, "content-type"];

/** The mark of each message in the mailbox; one that is set aside stays unread there, with a star. */
const flags = { stored: "\\Seen", set_aside: "\\Flagged" } as const;

/**
 * Reads the messages that came since a position, oldest first; the first time, those that nobody has read.
 * @throws when the mailbox cannot be reached, the connection is lost, or a callback throws
 */
export async function readMailbox(mailbox: InboundMail, { after, again, handle, reached }: Reading): Promise<void> {
  const client = await connect(mailbox);
  try {
    const { uidValidity: validity } = await client.mailboxOpen(mailbox.folder);
    const uidValidity = String(validity);
    const last = after?.uidValidity === uidValidity ? after.lastUid : undefined;
    const handleAll = async (uids: readonly number[], done: (uid: number) => Promise<void>) => {
      for (let start = 0; start < uids.length; start += batchSize) {
        const batch = uids.slice(start, start + batchSize).join(",");
        const heads = await client.fetchAll(
          batch,
          { uid: true, internalDate: true, headers: readHeaders },
          { uid: true },
        );
        for (const head of heads.toSorted((one, other) => one.uid - other.uid)) {
          const handled = await handle(foundMessage(client, uidValidity, head));
          if (client.usable && handled !== "left")
            await client.messageFlagsAdd(String(head.uid), [flags[handled]], { uid: true });
          await done(head.uid);
          if (!client.usable) throw new Error("The connection to the mailbox was lost.");
        }
      }
    };
    await handleAll(await again(uidValidity), async () => {});
    await handleAll(await newUids(client, last), (lastUid) => reached({ uidValidity, lastUid }));
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

/** Characters of a head that are read; a longer one has no more of these fields than a joke has. */
const maxHead = 65_536;

function foundMessage(
  client: ImapFlow,
  uidValidity: string,
  { uid, headers, internalDate }: FetchMessageObject,
): FoundMessage {
  const unfolded = (headers?.toString("utf8", 0, maxHead) ?? "").replace(/\r?\n[ \t]+/g, " ");
  const contentType = /^content-type:.*$/im.exec(unfolded)?.[0] ?? "";
  const addressLines = unfolded.replace(contentType, "");
  return {
    uidValidity,
    uid,
    receivedAt: internalDate === undefined ? undefined : new Date(internalDate),
    recipients: addressLines.match(/(?<![^\s<>,;:"()])[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [],
    isReport: /multipart\/report/i.test(contentType),
    async source() {
      const message = await client.fetchOne(String(uid), { source: { maxLength: maxSourceBytes } }, { uid: true });
      return (message || undefined)?.source ?? Buffer.alloc(0);
    },
  };
}
