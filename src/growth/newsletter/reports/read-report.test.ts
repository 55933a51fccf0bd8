import { expect, test } from "vitest";
import { readReport } from "./read-report.server.ts";

const read = (head: string, text: string) => readReport(Buffer.from(`${head}\n\n${text}`));
const copy = "Return-Path: <inbox@bigsuite.example>\nSubject: 550 5.1.1 User unknown\n\nNews";

test.each([
  [
    "qmail",
    "From: MAILER-DAEMON@mx.example\nSubject: failure notice",
    `Hi. This is the qmail-send program at mx.example.\n\n<a@b.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${copy}`,
    "Sorry, no mailbox here by that name. (#5.1.1)",
  ],
  [
    "Exim",
    "From: Mail Delivery System <Mailer-Daemon@mx.example>\nX-Failed-Recipients: a@b.example\nSubject: Mail delivery failed: returning message to sender",
    `This message was created automatically by mail delivery software.\n\n  a@b.example\n    SMTP error from remote mail server after RCPT TO:<a@b.example>:\n    host mx.b.example [192.0.2.1]: 550 5.1.1 <a@b.example>... User Unknown\n\n------ This is a copy of the message, including all the headers. ------\n\n${copy}`,
    "host mx.b.example [192.0.2.1]: 550 5.1.1 … User Unknown",
  ],
  [
    "Gmail",
    "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>\nX-Failed-Recipients: a@b.example\nSubject: Delivery Status Notification (Failure)",
    `Delivery to the following recipient failed permanently:\n\n     a@b.example\n\nThe error that the other server returned was: 550 550 Unknown user a@b.example (state 14).\n\n   ----- Original message -----\n\n${copy}`,
    "The error that the other server returned was: 550 550 Unknown user … (state 14).",
  ],
  [
    "WorkMail",
    "From: MAILER-DAEMON@region.awsapps.example\nSubject: Undelivered Mail Returned to Sender",
    "Technical report:\n\nFinal-Recipient: rfc822;a@b.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <a@b.example>... User Unknown",
    "Status: 5.1.1",
  ],
])("plain words of %s", async (_program, head, text, reason) => {
  expect(await read(head, text)).toEqual({ kind: "bounced", isFinal: true, reason, messageIds: [] });
});

test("what says less ends nothing, and what was returned is not read as a reason", async () => {
  const head = "From: MAILER-DAEMON@mx.example\nSubject: failure notice";
  expect(await read(head, `I wasn't able to deliver your message.\n\n${copy}`)).toMatchObject({
    kind: "bounced",
    isFinal: false,
  });
  expect(await read(head, "Remote host said: 552 5.2.2 Mailbox full")).toMatchObject({ isFinal: false });
});

test("delays, notes of absence and people's mails are no bounces", async () => {
  const server = "From: Mail Delivery System <Mailer-Daemon@mx.example>";
  expect(await read(`${server}\nSubject: Warning: message delayed 24 hours`, "a@b.example")).toEqual({
    kind: "delayed",
  });
  expect(await read("From: a@b.example\nSubject: Cuti\nX-Autoreply: yes", "550 5.1.1 unknown user")).toEqual({
    kind: "automatic",
  });
  expect(await read("From: a@b.example\nSubject: Re: failure", "550 5.1.1 user unknown")).toBeUndefined();
});
