import { expect, test } from "vitest";
import { judgeRefusal, judgeReport, judgeStatus } from "./judge-refusal.ts";

const rcpt = (response: string) =>
  judgeRefusal({ responseCode: Number(response.slice(0, 3)), response, command: "RCPT TO" });

test.each([
  ["550 5.1.1 No such user", "address"],
  ["550 No such user here", "address"],
  ["553 5.1.3 Bad address syntax", "address"],
  ["550 5.2.1 Mailbox disabled", "address"],
  // What the relay thinks of us says nothing about the address: the list must not be emptied by our own mistake.
  ["554 5.7.1 Relay access denied", "mail"],
  ["550 5.7.1 Message rejected as spam", "mail"],
  ["552 5.2.2 Mailbox full", "mail"],
  ["452 4.2.2 Mailbox full", "later"],
  ["421 4.7.0 Too many connections", "later"],
  ["530 5.7.0 Authentication required", "ours"],
])("a reply to RCPT TO: %s", (response, judged) => {
  expect(rcpt(response)).toBe(judged);
});

test("replies to other commands, and errors without a reply", () => {
  expect(judgeRefusal({ responseCode: 550, response: "550 Sender unknown", command: "MAIL FROM" })).toBe("ours");
  expect(judgeRefusal({ responseCode: 550, response: "550 Refused", command: "DATA" })).toBe("mail");
  expect(judgeRefusal({})).toBeUndefined();
});

test("status codes of reports", () => {
  expect([judgeStatus("5.1.1"), judgeStatus("5.7.26"), judgeStatus("4.4.7")]).toEqual(["address", "mail", "later"]);
  expect(["5.1.0", "5.1.10", "5.1.351", "5.1.7", "5.1.8"].map(judgeStatus)).toEqual([
    "address",
    "address",
    "address",
    "mail",
    "mail",
  ]);
});

test.each([
  ["5.0.0", "smtp; 550 5.1.1 <a@b.example> User Unknown", "address"],
  ["5.1.351", "smtp;550 5.1.351 Remote server returned unknown recipient or mailbox unavailable", "address"],
  ["5.2.0", "SMTP; 550 Unknown user a@b.example", "address"],
  ["5.5.0", "smtp;550 Requested action not taken: mailbox unavailable", "address"],
  ["5.7.1", "SMTP; 550 5.7.1 <a@b.example>: Recipient address rejected: User unknown", "address"],
  ["5.0.0", "smtp; 554 delivery error: dd This user doesn't have a yahoo.com account", "address"],
  [undefined, "Sorry, no mailbox here by that name. (#5.1.1)", "address"],
  [undefined, "Unrouteable address", "address"],
  // What was refused is the mail, or its sender.
  ["5.1.0", "smtp; 550 5.1.0 MailFrom domain is listed in Spamhaus", "mail"],
  ["5.1.1", "SMTP; 550 5.1.1 192.0.2.1 has sent to too many recipients this hour", "mail"],
  ["5.1.8", "smtp; 553 5.1.8 Domain of sender address does not exist", "mail"],
  ["5.0.0", "smtp; 550 Protocol violation (in reply to DATA command)", "mail"],
  ["5.0.0", "smtp; 554 Message rejected for policy reasons", "mail"],
  ["5.7.0", "smtp; 550 5.7.0 Please use the server of your provider", "mail"],
  ["5.0.0", "5.1.0 - Unknown address error 550-'5.2.2 Mailbox Full'", "mail"],
  [undefined, "No connection to 5.9.1.1 got far enough", "mail"],
  ["4.1.1", "smtp; 450 4.1.1 Recipient address rejected: User unknown", "later"],
  ["5.0.0", "smtp; 452 4.2.2 Mailbox full", "later"],
  ["4.4.7", "", "later"],
] as const)("a report %s %s", (status, said, judged) => {
  expect(judgeReport(status, said)).toBe(judged);
});
