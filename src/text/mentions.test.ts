import { expect, test } from "vitest";
import { mentionsIn } from "./mentions.ts";

test.each([
  ["@budi tolong hubungi, ya", ["budi"]],
  ["(@Budi.Santoso), @budi.santoso dan @rina-w.", ["budi.santoso", "rina-w"]],
  ["sari@contoh.co.id", []],
  ["@1 @ @-x", []],
  ["harga @100 ribu", []],
])("%s mentions %j", (text, usernames) => {
  expect(mentionsIn(text)).toEqual(usernames);
});
