import { expect, test } from "vitest";
import { mayBeMeant, mentionAt, mentionsIn } from "./mentions.ts";

test.each([
  ["@budi tolong hubungi, ya", ["budi"]],
  ["(@Budi.Santoso), @budi.santoso dan @rina-w.", ["budi.santoso", "rina-w"]],
  ["sari@contoh.co.id", []],
  ["@1 @ @-x", []],
  ["harga @100 ribu", []],
])("%s mentions %j", (text, usernames) => {
  expect(mentionsIn(text)).toEqual(usernames);
});

test.each([
  ["tolong @|", { from: 7, to: 8, typed: "" }],
  ["@bu|", { from: 0, to: 3, typed: "bu" }],
  ["(@bu|di.s) ya", { from: 1, to: 8, typed: "bu" }],
  ["baris satu\n@R|", { from: 11, to: 13, typed: "R" }],
  ["|@budi", undefined],
  ["@budi |", undefined],
  ["sari@con|toh.id", undefined],
])("in %j the caret stands in %j", (marked, expected) => {
  expect(mentionAt(marked.replace("|", ""), marked.indexOf("|"))).toEqual(expected);
});

test("a mention that is taken where the caret stands is one that the server finds", () => {
  const text = "tolong @bu, ya";
  const { from, to } = mentionAt(text, 10)!;
  expect(mentionsIn(`${text.slice(0, from)}@budi.santoso${text.slice(to)}`)).toEqual(["budi.santoso"]);
});

test.each([
  ["", true],
  ["bu", true],
  ["SAN", true],
  ["wi", true],
  ["udi", false],
])("%j may mean budi.santoso, whose name is Budi Wijaya: %s", (typed, expected) => {
  expect(mayBeMeant(typed, { name: "Budi Wijaya", username: "budi.santoso" })).toBe(expected);
});
