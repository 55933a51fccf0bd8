import { createHash } from "node:crypto";
import type { Email } from "postal-mime";
import { plainText } from "#infra/mailer/render-mail.server.ts";
import { foldQuoted } from "./quoted-text.ts";

/** What is stored of a mail that came in. */
export interface Answer {
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  body: string;
  quoted: string;
  attachments: string[];
  /** Sent by a program (RFC 3834), such as a note of absence. */
  automatic: boolean;
}

/** Bytes of an answer that are stored, its own text and the repeated mail together. */
const maxBytes = 100 * 1024;
const maxHtml = 2 * 1024 * 1024;
const maxFiles = 50;

/** Returns what is stored of a mail; undefined for one that cannot be read. */
export async function parseAnswer(source: Buffer): Promise<Answer | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const email = await PostalMime.parse(source).catch(() => undefined);
  const address = email?.from?.address;
  if (!email || !address) return undefined;
  const text = storable(email.text ?? (await plainText((email.html ?? "").slice(0, maxHtml))));
  const { body, quoted } = foldQuoted(text);
  const ownBody = firstBytes(body, maxBytes);
  return {
    messageId:
      oneLine(email.messageId ?? "", 500) || `<${createHash("sha256").update(source).digest("hex")}@without-id>`,
    from: { name: oneLine(email.from?.name ?? "", 200), address: oneLine(address, 254) },
    subject: oneLine(email.subject ?? "", 300),
    body: ownBody,
    quoted: firstBytes(quoted, maxBytes - Buffer.byteLength(ownBody)),
    attachments: email.attachments
      .filter(({ filename, disposition }) => filename || disposition === "attachment")
      .slice(0, maxFiles)
      .map(({ filename }) => oneLine(filename ?? "", 200) || "?"),
    automatic: isAutomatic(email),
  };
}

function isAutomatic({ headers }: Email): boolean {
  const value = headers.find(({ key }) => key === "auto-submitted")?.value;
  return value !== undefined && !/^no\b/i.test(value.trim());
}

/** Returns a text without what a database column refuses. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function oneLine(text: string, max: number): string {
  return storable(text).replace(/\s+/g, " ").trim().slice(0, max).toWellFormed();
}

/** Returns at most so many bytes of a text; a character at the end is left out as a whole. */
function firstBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text;
  return bytes
    .subarray(0, max)
    .toString()
    .replace(/\ufffd+$/, "");
}
