import { createHash } from "node:crypto";
import { isAutomatic } from "#infra/mailer/automatic-mail.ts";
import { plainText } from "#infra/mailer/render-mail.server.ts";
import { storable, storableLine } from "#text/storable.ts";
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
/** Characters of a mail's text that are looked at; what somebody writes stands at its beginning or its end. */
const maxText = 1024 * 1024;
const maxFiles = 50;

/** Returns what is stored of a mail; undefined for one that cannot be read. */
export async function parseAnswer(source: Uint8Array): Promise<Answer | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const email = await PostalMime.parse(source).catch(() => undefined);
  const address = email?.from?.address;
  if (!email || !address) return undefined;
  const text = storable(email.text?.slice(0, maxText) ?? (await plainText(email.html ?? "")));
  const { body, quoted } = foldQuoted(text);
  const ownBody = firstBytes(body, maxBytes);
  return {
    messageId:
      storableLine(email.messageId ?? "", 500) || `<${createHash("sha256").update(source).digest("hex")}@without-id>`,
    from: { name: storableLine(email.from?.name ?? "", 200), address: storableLine(address, 254) },
    subject: storableLine(email.subject ?? "", 300),
    body: ownBody,
    quoted: firstBytes(quoted, maxBytes - Buffer.byteLength(ownBody)),
    attachments: email.attachments
      .filter(({ filename, disposition }) => filename || disposition === "attachment")
      .slice(0, maxFiles)
      .map(({ filename }) => storableLine(filename ?? "", 200) || "?"),
    automatic: isAutomatic(email.headers),
  };
}

/** Returns at most so many bytes of a text; a character at the end is left out as a whole. */
function firstBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text;
  return bytes
    .subarray(0, max)
    .toString()
    .replace(/\ufffd{1,3}$/, "");
}
