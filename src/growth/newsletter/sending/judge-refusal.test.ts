import { expect, test } from "vitest";
import { judgeRefusal, judgeStatus } from "./judge-refusal.ts";

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
});
