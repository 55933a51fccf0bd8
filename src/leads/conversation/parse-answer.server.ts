import { createHash } from "node:crypto";
import { isAutomatic } from "#infra/mailer/automatic-mail.ts";
import { plainText } from "#infra/mailer/render-mail.server.ts";
import { storable, storableLine } from "#text/storable.ts";

/** The sentence after which a mail program repeats the mail that is answered, on up to three lines. */
const introduction = /^(On|Pada)\s.{5,250}[\s>](wrote|menulis)\s*:$/i;
const maxIntroductionLines = 3;
const maxIntroduction = 300;
const original = /^-{2,}\s*(Original Message|Pesan Asli|Forwarded message|Pesan yang diteruskan)\s*-{2,}$/i;
/** A line that some programs draw before the head of a repeated mail. */
const divider = /^[-_=]{5,}$/;
/** Beginning of the head of a repeated mail as Outlook writes it, and what such a head says further. */
const firstOfHead = /^\*?(From|Dari)\s*:\*?\s*\S/i;
const inHead =
  /^\*?(From|Dari|Sent|Date|To|Cc|Subject|Terkirim|Dikirim|Tanggal|Kepada|Tembusan|Perihal|Subjek)\s*:\*?/i;
const address = /[^\s@]@[^\s@]/;
/** What a program adds below everything: a signature, or the lines of a mailing list. */
const signature = /^(--|_{10,}|Sent from my |Dikirim dari |Get Outlook )/i;

const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === "";

/**
 * Returns what somebody wrote and, apart from it, the earlier mail that their program repeated below it. An answer between
 * the quoted lines or below them is never hidden: then nothing is set apart.
 */
export function foldQuoted(text: string): { body: string; quoted: string } {
  const whole = text.replaceAll("\r\n", "\n");
  const lines = whole.split("\n");
  const start = quoteStart(lines);
  const body = lines.slice(0, start).join("\n").trim();
  if (body === "" || hasAnswer(lines.slice(start))) return { body: whole.trim(), quoted: "" };
  return { body, quoted: lines.slice(start).join("\n").trim() };
}

function quoteStart(lines: readonly string[]): number {
  const introduced = lines.findIndex((_line, index) => isStart(lines, index));
  if (introduced >= 0) return introduced;
  let start = lines.length;
  while (start > 0 && (isQuoted(lines[start - 1]!) || isBlank(lines[start - 1]!))) start--;
  return start;
}

function isStart(lines: readonly string[], index: number): boolean {
  const line = lines[index]!.trim();
  if (line === "" || isQuoted(line)) return false;
  if (original.test(line) || isHead(lines, index)) return true;
  if (divider.test(line)) {
    const next = nextWritten(lines, index + 1);
    return next - index <= 2 && isHead(lines, next);
  }
  return /^(On|Pada)\s/i.test(line) && isIntroduction(lines, index);
}

/** Returns whether lines introduce what is repeated below; a sentence of the person's own is neither quoted from nor sent to. */
function isIntroduction(lines: readonly string[], index: number): boolean {
  let joined = "";
  for (let at = index; at < Math.min(index + maxIntroductionLines, lines.length); at++) {
    const line = lines[at]!.trim();
    if (line === "" || joined.length + line.length > maxIntroduction) return false;
    joined = joined ? `${joined} ${line}` : line;
    if (introduction.test(joined)) return address.test(joined) || isQuoted(lines[nextWritten(lines, at + 1)] ?? "");
  }
  return false;
}

/** Returns whether a head begins: with an address, or with three of its fields in a row. People too write "Dari: Jakarta". */
function isHead(lines: readonly string[], index: number): boolean {
  if (!firstOfHead.test(lines[index]?.trim() ?? "")) return false;
  const below = lines.slice(index + 1, index + 4).map((line) => line.trim());
  const isSent = address.test(lines[index]!) || address.test(inHead.test(below[0] ?? "") ? "" : (below[0] ?? ""));
  if (isSent) return below.some((line) => inHead.test(line));
  return below.slice(0, 2).filter((line) => inHead.test(line)).length === 2;
}

/** Returns the index of the next line that is not blank, or that behind the last. */
function nextWritten(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at]!)) at++;
  return at;
}

/** Returns whether somebody wrote between or below quoted lines. */
function hasAnswer(lines: readonly string[]): boolean {
  const first = lines.findIndex(isQuoted);
  if (first < 0) return false;
  const last = lines.findLastIndex(isQuoted);
  if (lines.slice(first, last).some((line) => !isBlank(line) && !isQuoted(line))) return true;
  const below = lines[nextWritten(lines, last + 1)];
  return below !== undefined && !signature.test(below.trim());
}

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
