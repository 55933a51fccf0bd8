import type { Attachment, Email } from "postal-mime";
import { isAutomatic } from "#infra/mailer/automatic-mail.ts";
import { storableLine } from "#text/storable.ts";
import { judgeReport } from "../sending/judge-refusal.ts";

/** A mail in plain words, as programs write that know no standard for reports: qmail, older Exim and Gmail, WorkMail. */
interface PlainMail {
  /** The local part of the sender's address, empty where there is none. */
  sender: string;
  subject: string;
  /** Whether it names recipients to which a mail did not come (`X-Failed-Recipients`), as Exim and Gmail do. */
  namesFailed: boolean;
  text: string;
}

/** Senders that are programs of a mail server. */
const isServer = (sender: string) => /^(|mailer-?daemon|mail-?daemon|mdaemon|postmaster|bounces?)$/i.test(sender);

const failed =
  /undeliver|not (be |been )?deliver|failure|failed|returned|rejected|(un)?able to deliver|could(n't| not)|delivery (status|problem|error|report)|wasn't able|gagal|tidak (dapat |bisa )?(terkirim|dikirim)/i;
const delayed =
  /\bdelay|\bwarning\b|still (being |trying)|not yet|deferred|will (continue|keep|retry|be retried)|tertunda/i;

/** Where the returned mail begins, of which nothing is about its delivery. */
const returned =
  /^[ \t>]*(--.*\b(below this line|original message|copy of|returned message|message header|mail follows)\b|(This is a copy of|Below is a copy of|Received:|Return-Path:|Message-ID:|DKIM-Signature:))/im;

/** Characters of a text that are looked at. */
const maxText = 8192;

/** A line that says why: with a code, else in words. */
const telling = {
  code: /(?<![\d.])[45]\d\d[ -]|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/,
  words: /unknown|no such|no mailbox|does(n't| not)|couldn't|unrouteable|quota|not found|invalid/i,
};

/** Replaces each address in a text, and what stands around its @ without a blank. */
export const withoutAddresses = (text: string): string => text.replace(/(?<!\S)\S+@\S+/g, "…");

/**
 * Returns the line in which a mail server says why it did not deliver a mail, or all that it says; `delayed` when it tries
 * further; undefined for a mail that is no report.
 */
export function readPlainReport(mail: PlainMail): string | undefined {
  const { sender, subject, namesFailed, text } = mail;
  if (!namesFailed && !isServer(sender)) return undefined;
  const start = text.slice(0, maxText);
  const end = returned.exec(start)?.index ?? start.length;
  const said = start.slice(0, end).trim() || start;
  if (delayed.test(subject) && !/fail/i.test(subject)) return "delayed";
  if (!namesFailed && !failed.test(subject) && !failed.test(said)) return undefined;
  const lines = said.split("\n");
  const lineWith = (words: RegExp) => lines.find((line) => words.test(withoutAddresses(line)));
  return lineWith(telling.code) ?? lineWith(telling.words) ?? said;
}

/** What a mail server reports about a mail: not delivered (RFC 3464), or marked as unwanted (RFC 5965). */
export interface MailReport {
  kind: "bounced" | "complained";
  /** Whether the address itself is at fault, so that no further mail can arrive. */
  isFinal: boolean;
  /** The status and what the other server said, without addresses. */
  reason: string;
  /** Message-IDs in the report: that of the mail it is about. */
  messageIds: string[];
}

/** News that changes nothing: a mail is still being delivered, or somebody's program answers that they are away. */
interface MailNews {
  kind: "delayed" | "automatic";
}

export type ReadMail = MailReport | MailNews;

const maxReason = 200;
/** Bytes of each part that are read: a report is small, and what it returns may be any mail. */
const maxPart = 65_536;
const maxMessageIds = 100;

/** Returns what a mail reports; undefined for a mail that is neither a report nor sent by a program. */
export async function readReport(source: Uint8Array): Promise<ReadMail | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => undefined);
  if (!mail) return undefined;
  const partOf = (...types: string[]) => {
    const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return part && unfold(textOf(part));
  };
  const original = partOf("message/rfc822", "text/rfc822-headers", "message/rfc822-headers") ?? "";
  const status = partOf("message/delivery-status");
  const feedback = partOf("message/feedback-report");
  const messageIds = [status, feedback, original]
    .flatMap((text) => (text ?? "").match(/<[^<>\s@]{1,200}@[^<>\s@]{1,200}>/g) ?? [])
    .slice(0, maxMessageIds);
  if (feedback !== undefined) {
    const isComplaint = /^(abuse|fraud|opt-out)\b/i.test(fieldOf(feedback, "Feedback-Type") ?? "");
    return isComplaint ? { kind: "complained", isFinal: true, reason: "complaint", messageIds } : undefined;
  }
  const failure = status === undefined ? undefined : failureOf(status);
  if (failure === "none") return { kind: "delayed" };
  const plain = failure?.said || plainReport(mail);
  if (failure === undefined && plain === undefined)
    return isAutomatic(mail.headers) ? { kind: "automatic" } : undefined;
  if (plain === "delayed") return { kind: "delayed" };
  const said = plain ?? "";
  return {
    kind: "bounced",
    isFinal: judgeReport(failure?.code, said) === "address",
    reason: storableLine(`${failure?.code ?? ""} ${withoutAddresses(said)}`, maxReason),
    messageIds,
  };
}

/**
 * Returns status and diagnosis of the first recipient whom a mail did not reach; `none` where it is only delayed or was
 * delivered; undefined where the part says neither.
 */
function failureOf(status: string): { code: string | undefined; said: string } | "none" | undefined {
  const groups = status.split(/\n\n+/);
  const group = groups.find((fields) => /^fail/i.test(fieldOf(fields, "Action") ?? ""));
  if (!group) return /^Action:/im.test(status) ? "none" : undefined;
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(group, "Status") ?? "")?.[0];
  return { code, said: fieldOf(group, "Diagnostic-Code") ?? "" };
}

function plainReport({ from, subject = "", headers, text = "", html = "" }: Email) {
  return readPlainReport({
    sender: from?.address?.split("@")[0] ?? "",
    subject,
    namesFailed: headers.some(({ key }) => key === "x-failed-recipients"),
    // Of a mail without plain text the words are enough.
    text: text || html.slice(0, maxPart).replace(/<[^<>]{0,500}>/g, " "),
  });
}

function textOf({ content }: Attachment): string {
  if (typeof content === "string") return content.slice(0, maxPart);
  return Buffer.from(content as ArrayBuffer).toString("utf8", 0, maxPart);
}

/** Returns a text in which no field of a head goes over several lines. */
const unfold = (text: string) => text.replace(/\r\n/g, "\n").replace(/\n[ \t]+/g, " ");

function fieldOf(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(text)?.[1]?.trim();
}
