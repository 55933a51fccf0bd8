import { expect, test } from "vitest";
import { isAutomatic } from "./automatic-mail.ts";

const headOf = (text: string) =>
  text.split("\n").map((line) => {
    const [key = "", ...value] = line.split(": ");
    return { key: key.toLowerCase(), value: value.join(": ") };
  });

test.each([
  "Auto-Submitted: auto-replied",
  "X-Autoreply: yes\nPrecedence: bulk",
  "Precedence: auto_reply",
  "Precedence: auto-reply",
  "X-Autorespond: Sedang cuti",
  "Return-Path: <>",
  "X-Auto-Response-Suppress: All\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent",
  "X-Auto-Response-Suppress: DR, OOF, AutoReply\nX-MS-Exchange-Inbox-Rules-Loop: sari@contoh.example",
])("a program sent it: %s", (head) => {
  expect(isAutomatic(headOf(`Subject: Cuti\n${head}`))).toBe(true);
});

test.each([
  "Auto-Submitted: no",
  "Precedence: bulk",
  "Precedence: list\nList-Id: <a.example>",
  "X-Auto-Response-Suppress: All",
  "X-Autoreply: no",
  "Return-Path: <sari@contoh.example>",
])("a person sent it: %s", (head) => {
  expect(isAutomatic(headOf(`Subject: Re: Demo\n${head}`))).toBe(false);
});
