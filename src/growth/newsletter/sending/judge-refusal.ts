/**
 * What a refusal means: the address does not exist or takes no mail (`address`), this mail was refused (`mail`), it may
 * be accepted later (`later`), or our own login or sender is wrong (`ours`).
 */
type Judgement = "address" | "mail" | "later" | "ours";

/**
 * Enhanced status codes of addresses that do not exist, have moved or are disabled: all about the recipient's address but
 * two about the sender's, and 5.2.1 (RFC 3463; RFC 7505 for 5.1.10). Microsoft adds numbers of its own, such as 5.1.351.
 */
const deadAddress = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
const isAboutSender = /^5\.1\.[78]$/;

/** Judges an enhanced status such as `5.1.1`. */
export function judgeStatus(status: string): "address" | "mail" | "later" {
  if (!status.startsWith("5.")) return "later";
  return deadAddress.test(status) ? "address" : "mail";
}

/** Judges the reply of a relay by its code, its text and the command that it answers (RFC 5321, 4.2.1). */
export function judgeRefusal({ responseCode = 0, response = "", command = "" }: SmtpError): Judgement | undefined {
  if (responseCode < 400 || responseCode > 599) return undefined;
  if (responseCode === 530 || !["RCPT TO", "DATA"].includes(command)) return "ours";
  if (responseCode < 500) return "later";
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status) return judgeStatus(status);
  // 550, 551 and 553 are about the mailbox; 554 and 552 about the mail. Only the first are an address's fault.
  return command === "RCPT TO" && mailboxReplies.includes(responseCode) ? "address" : "mail";
}

/** The parts of the mailer's errors that a relay has a say in. */
export interface SmtpError {
  responseCode?: number;
  response?: string;
  command?: string;
}

const mailboxReplies = [550, 551, 553];

/** An enhanced status in a text; four numbers are an address of a computer. */
const statusInText = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;

/** Words for an address that nobody has, and those that say so of the sender. */
const unknown = [
  /\b(unknown|no such|invalid|non-?existent|unrouteable|bad) (\w+ ){0,2}(user|recipient|mailbox|account|address|person|domain)/i,
  /\b(user|recipient|mailbox|account|address|addressee|person)\b[^.;\n]{0,80}\b(unknown|not found|not known|does(n't| not) exist|doesn't have|no longer|not a valid|disabled|inactive|deactivated|discontinued)\b/i,
  /\bno mailbox here\b|\bnot our customer\b|\bdoesn't have an? \w+ account\b/i,
];
const aboutSender = /\b(sender|mail from|envelope.from|your domain)\b/i;

/** Words for reasons that are not the address: what is refused is the mail, or whoever sent it. */
const aboutMail =
  /spam|block|black ?list|\blisted|reputation|polic|dmarc|\bspf\b|dkim|virus|malware|content|relay|\brate\b|too many|quota|\bfull\b|size|large|grey ?list|sender|authenti|\btls\b|certificate|banned|abuse|loop/i;
/** Words that leave open what is refused, unless the same line names the recipient. */
const aboutSomething = /reject|denied|refus|filter|violation|message|client|not allowed|forbidden|permission|\bip\b/i;
const aboutRecipient = /recipient|mailbox|user|account/i;

/**
 * Judges a report about a mail that was not delivered, by its status (RFC 3464) and by what the other server said. What
 * was said decides where the status says nothing (`5.0.0`) or less: many servers report every refusal as one of theirs.
 */
export function judgeReport(status: string | undefined, said: string): "address" | "mail" | "later" {
  const codes = [...(said.match(statusInText) ?? []), ...(status ? [status] : [])];
  // Of those that end in 0, 5.0.0, 5.2.0 and 5.5.0 are given to whatever is refused.
  const telling = [/\.[^0]\d*$/, /^5\.1\./, /^5\.[3467]\./];
  const code = telling.map((form) => codes.find((each) => form.test(each))).find(Boolean);
  const judged = code ? judgeStatus(code) : judgeReply(said, status);
  if (judged === "later" || isAboutSender.test(code ?? "")) return judged;
  const isAboutMail = aboutMail.test(said);
  const isUnknown = unknown.some((words) => words.test(said)) && !aboutSender.test(said);
  if (judged === "mail") return isUnknown && !isAboutMail ? "address" : "mail";
  // Some servers give the number of an unknown address to whatever they refuse.
  return isAboutMail && !isUnknown ? "mail" : "address";
}

function judgeReply(said: string, status: string | undefined): "address" | "mail" | "later" {
  const reply = /(?<![\d.])([45]\d\d)[ -].{0,200}/.exec(said);
  const code = Number(reply?.[1] ?? 0);
  if (code > 0 && code < 500) return "later";
  const isOpen = aboutSomething.test(reply?.[0] ?? "") && !aboutRecipient.test(reply?.[0] ?? "");
  if (mailboxReplies.includes(code) && !isOpen) return "address";
  return code === 0 && status?.startsWith("4.") ? "later" : "mail";
}
