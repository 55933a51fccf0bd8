import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { Config } from "../config/config.server.ts";
import { makePrivate } from "../config/private-folder.server.ts";
import { PermanentFailure } from "../jobs/permanent-failure.server.ts";

export interface Mail {
  /** Stays the same when the mail is sent again, so that a repeat can be recognised. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Where one press ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * @throws PermanentFailure when the recipient or the mail itself was refused for good; anything else when it was not
   * accepted: try again later. Our own mailbox is ours to mend and never refused for good.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A picture that mails show by `cid:`; it travels inside those that do. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface MailerConfig extends Pick<Config, "smtpUrl" | "outboxDir" | "mailFrom" | "publicUrl" | "salesMail"> {
  pictures?: readonly MailPicture[];
  /** Where answers go when the mail names nobody: the sender's own address may be one that nobody reads. */
  replyTo?: NonNullable<Mail["replyTo"]>;
}

/** Mail by SMTP when `smtpUrl` is set, else as `.eml` files in the outbox folder. */
export function createMailer(config: MailerConfig): Mailer {
  const host = new URL(config.publicUrl).hostname;
  let transport: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      transport ??= open(config.smtpUrl);
      const message = compose(mail, config, host);
      const sent: { message?: Buffer } = await (await transport).sendMail(message).catch((error) => {
        throw mail.to !== config.salesMail && isForGood(error)
          ? new PermanentFailure(error.message, { cause: error })
          : error;
      });
      if (!config.smtpUrl) await keep(config.outboxDir, mail.id, sent.message!);
    },
    close() {
      transport?.then((it) => it.close()).catch(() => {});
    },
  };
}

async function open(smtpUrl: string | undefined): Promise<Transporter> {
  // loaded with the first mail: a server at rest does not carry it
  const { createTransport } = await import("nodemailer");
  if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  // Silence after the last line of a mail is a relay that looks it over: giving up early sends it twice (RFC 5321, 4.5.3.2).
  const timeouts = "connectionTimeout=10000&greetingTimeout=10000&socketTimeout=300000";
  return createTransport(`${smtpUrl}${smtpUrl.includes("?") ? "&" : "?"}pool=true&maxConnections=3&${timeouts}`);
}

/** A wrong login or sender, which the relay refuses earlier, is ours to mend: such a mail waits. */
function isForGood({ responseCode = 0, command = "" }: { responseCode?: number; command?: string }): boolean {
  const refused = responseCode >= 500 && responseCode <= 599 && responseCode !== 530;
  return refused && ["RCPT TO", "DATA"].includes(command);
}

function compose(mail: Mail, { mailFrom, replyTo, pictures = [] }: MailerConfig, host: string): SendMailOptions {
  const unsubscribe = mail.unsubscribeUrl && {
    "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    from: mailFrom,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    replyTo: mail.replyTo ?? replyTo,
    messageId: `<${mail.id}@${host}>`,
    // Exchange answers with absence notes unless told not to; others go by the standard's header (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", ...unsubscribe },
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

/** Written beside and renamed: a mail in the outbox is always whole, and a repeat replaces it. */
async function keep(folder: string, id: string, message: Buffer): Promise<void> {
  makePrivate(folder);
  const file = join(folder, `${id.replace(/[^\w.-]/g, "_")}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
