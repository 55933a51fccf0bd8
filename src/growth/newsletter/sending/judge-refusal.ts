/**
 * What a refusal means: the address does not exist or takes no mail (`address`), this mail was refused (`mail`), it may
 * be accepted later (`later`), or our own login or sender is wrong (`ours`).
 */
type Judgement = "address" | "mail" | "later" | "ours";

/** Enhanced status codes (RFC 3463) of addresses that do not exist, have moved or are disabled. */
const deadAddress = /^5\.(1\.[1236]|1\.10|2\.1)$/;

/** Judges an enhanced status such as `5.1.1`, as reports about mails carry it. */
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
  return command === "RCPT TO" && [550, 551, 553].includes(responseCode) ? "address" : "mail";
}

/** The parts of the mailer's errors that a relay has a say in. */
export interface SmtpError {
  responseCode?: number;
  response?: string;
  command?: string;
}
