import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { CompanySettings, Config } from "../config/config.server.ts";
import { createPrivateFolder } from "../config/private-folder.server.ts";
import { PermanentFailure } from "../jobs/permanent-failure.server.ts";

export interface Mail {
  /** The same when the mail is sent again, so that a repeat can be recognised. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** The name from which it comes, for a mail that a person wrote; the address stays that of the company. */
  fromName?: string;
  /** Who else gets it. */
  cc?: readonly string[];
  /** Where one click ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  /** The name of the mailing list that it belongs to (RFC 2919). */
  list?: string;
  /** Where mail servers report that they could not deliver it; the sender's own address without it. */
  bounceAddress?: string;
  /** Called just before the end of the message is sent: from then on the relay may have accepted it. */
  onHandOver?: () => void;
  /** What the mail is about, for the record of sent mails; without it the mail is not recorded. */
  about?: MailSubject;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** Message-IDs of the mails before it, oldest first, when a person wrote it: then it is not marked as automatic. */
  thread?: readonly string[];
}

/** Returns the Message-ID of a mail. */
export function messageIdOf(id: string, publicUrl: string): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}

/** The kind of a mail and the ids of whom and what it is about; no personal data. */
export interface MailSubject {
  kind: string;
  user?: string | undefined;
  lead?: string;
  order?: string;
  /**
   * `sales`: a mail to colleagues, which belongs to no customer. It is sent once, however often its job is repeated.
   */
  audience?: "sales";
}

export interface Mailer {
  /**
   * @throws PermanentFailure when the recipient or the mail itself was refused permanently; another error when it may be
   * accepted later. A refusal of the sales mailbox is never permanent, because the operator can fix it.
   */
  send(mail: Mail): Promise<void>;
  /** Ends the connections; a mail sent afterwards is an error, and may be accepted later. */
  close(): void;
}

/** A picture that mails refer to by `cid:`; it is attached to those that do. */
interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface MailerConfig extends Pick<Config, "smtpUrl" | "outboxDir" | "mailFrom" | "publicUrl"> {
  /** Its own mailbox is no stranger's: what it refuses is tried again. */
  company?: Pick<CompanySettings, "salesMail">;
  /** Returns the pictures that mails may refer to, as they are now. */
  pictures?: () => Promise<readonly MailPicture[]>;
  /** Mails sent at once, each on a connection of its own. */
  connections?: number;
  /** Returns the default of Reply-To: the sender's own address may be one that nobody reads. */
  replyTo?: () => NonNullable<Mail["replyTo"]>;
}

/** Creates a mailer: by SMTP when `smtpUrl` is set, else `.eml` files in the outbox folder. */
export function createMailer(config: MailerConfig): Mailer {
  let transport: Promise<Transporter> | undefined;
  let isClosed = false;
  return {
    async send(mail) {
      if (isClosed) throw new Error("The mailer is closed");
      transport ??= openTransport(config);
      const message = compose(mail, config, (await config.pictures?.()) ?? []);
      const sent: { message?: Buffer } = await (await transport).sendMail(message).catch((error) => {
        throw mail.to !== config.company?.salesMail && isPermanent(error)
          ? new PermanentFailure(error.message, { cause: error })
          : error;
      });
      if (!config.smtpUrl) await storeInOutbox(config.outboxDir, mail.id, sent.message!);
    },
    close() {
      isClosed = true;
      transport?.then((opened) => opened.close()).catch(() => {});
    },
  };
}

async function openTransport({ smtpUrl, connections = 3 }: MailerConfig): Promise<Transporter> {
  // Loaded with the first mail: an idle server does not need it in memory.
  const { createTransport } = await import("nodemailer");
  if (!smtpUrl) return announceEnds(createTransport({ streamTransport: true, buffer: true, newline: "unix" }));
  // A relay may check a mail for minutes after its last line: giving up early sends it twice (RFC 5321, 4.5.3.2).
  const timeouts = "connectionTimeout=10000&greetingTimeout=10000&socketTimeout=300000";
  const options = `pool=true&maxConnections=${connections}&${timeouts}`;
  return announceEnds(createTransport(`${smtpUrl}${smtpUrl.includes("?") ? "&" : "?"}${options}`));
}

/** Adds the call of `onHandOver`: the last step of the message's own stream comes just before the line that ends it. */
function announceEnds(transport: Transporter): Transporter {
  transport.use("stream", ({ data, message }, done) => {
    const { onHandOver } = data as ComposedMail;
    if (onHandOver)
      message.transform(
        () =>
          new Transform({
            transform: (chunk, _encoding, next) => next(null, chunk),
            flush(next) {
              onHandOver();
              next();
            },
          }),
      );
    done();
  });
  return transport;
}

/**
 * Returns whether a retry is useless. A wrong login or sender, which the relay refuses earlier, is a fault of the
 * configuration: such a mail is retried.
 */
function isPermanent({ responseCode = 0, command = "" }: { responseCode?: number; command?: string }): boolean {
  const refused = responseCode >= 500 && responseCode <= 599 && responseCode !== 530;
  return refused && ["RCPT TO", "DATA"].includes(command);
}

/** Exchange suppresses absence notes by its own header; others by the standard's (RFC 3834). */
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

type ComposedMail = SendMailOptions & Pick<Mail, "onHandOver">;

function compose(
  mail: Mail,
  { mailFrom, replyTo, publicUrl }: MailerConfig,
  pictures: readonly MailPicture[],
): ComposedMail {
  const unsubscribe = mail.unsubscribeUrl && {
    "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const list = mail.list && { "List-Id": `<${mail.list}.${new URL(publicUrl).hostname}>` };
  return {
    from: senderOf(mail, mailFrom, replyTo?.().name ?? ""),
    ...(mail.cc && { cc: [...mail.cc] }),
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    replyTo: mail.replyTo ?? replyTo?.(),
    messageId: messageIdOf(mail.id, publicUrl),
    inReplyTo: mail.thread?.at(-1),
    references: mail.thread && [...mail.thread],
    headers: { ...(mail.thread ? {} : automatic), ...unsubscribe, ...list },
    ...(mail.bounceAddress && { envelope: { from: mail.bounceAddress, to: [mail.to, ...(mail.cc ?? [])] } }),
    ...(mail.onHandOver && { onHandOver: mail.onHandOver }),
    attachments: [
      ...pictures
        .filter(({ cid }) => mail.html.includes(`cid:${cid}`))
        .map((picture) => ({ ...picture, contentDisposition: "inline" as const })),
      ...(mail.attachments ?? []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the sender: the configured one, with another name where the mail has one. */
function senderOf({ fromName }: Mail, mailFrom: string, company: string) {
  if (mailFrom.includes("<") && !fromName) return mailFrom;
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return { name: fromName ?? company, address };
}

/** Writes to a temporary file and renames it: a mail in the outbox is always complete, and a repeat replaces it. */
async function storeInOutbox(folder: string, id: string, message: Buffer): Promise<void> {
  createPrivateFolder(folder);
  const file = join(folder, `${id.replace(/[^\w.-]/g, "_")}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
