import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { leadOfAddress, replyAddress } from "./send-reply.server.ts";

const secret = "a secret of the installation that is long enough";
const mailbox = "inbox@bigsuite.example";

test("the address names its lead, in any case, within the length of a local part", () => {
  for (const lead of [randomUUID(), "00000000-0000-4000-8000-000000000001", "ffffffff-ffff-4fff-bfff-ffffffffffff"]) {
    const address = replyAddress(lead, mailbox, secret);
    expect(address).toMatch(/^inbox\+[0-9a-v]{42}@bigsuite\.example$/);
    expect(address.split("@")[0]!.length).toBeLessThanOrEqual(64);
    expect(leadOfAddress(address.toUpperCase(), mailbox, secret)).toBe(lead);
  }
});

test("a token of another lead, secret, mailbox or length names none", () => {
  const lead = randomUUID();
  const address = replyAddress(lead, mailbox, secret);
  const other = replyAddress(randomUUID(), mailbox, secret);
  // The id of one lead with the signature of another; the parts overlap in no digit of the last ten.
  expect(leadOfAddress(address.slice(0, 30) + other.slice(30), mailbox, secret)).toBeUndefined();
  expect(leadOfAddress(address, mailbox, "another secret")).toBeUndefined();
  expect(leadOfAddress(address, "inbox@other.example", secret)).toBeUndefined();
  expect(leadOfAddress(mailbox, mailbox, secret)).toBeUndefined();
  expect(leadOfAddress("inbox+0@bigsuite.example", mailbox, secret)).toBeUndefined();
  expect(leadOfAddress(`inbox+${"v".repeat(42)}@bigsuite.example`, mailbox, secret)).toBeUndefined();
});
