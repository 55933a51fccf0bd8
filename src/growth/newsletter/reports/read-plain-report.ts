/** A mail in plain words, as programs write that know no standard for reports: qmail, older Exim and Gmail, WorkMail. */
export interface PlainMail {
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
