import { describe, expect, it } from "vitest";
import { phoneInBrowser, readAmbiguousPhone } from "./phone.ts";
import { phoneEverywhere } from "./phone-everywhere.server.ts";

describe.each([
  ["in the browser", phoneInBrowser],
  ["on the server", phoneEverywhere],
])("the phone rule %s", (_where, rule) => {
  it.each([
    ["0812 3456 7890", "+6281234567890"],
    ["+62 812-3456-7890", "+6281234567890"],
    ["62 812 3456 7890", "+6281234567890"],
    ["(021) 555 1234", "+62215551234"],
    ["+65 6123 4567", "+6561234567"],
  ])("reads %s", (text, number) => expect(rule(text)).toBe(number));

  it.each(["", "12", "081", "abc", "0812 3456 7890 ext 4 or so", "+62 999", "hubungi 0812 3456 7890"])(
    "refuses %s",
    (text) => expect(rule(text)).toBeNull(),
  );
});

it("checks numbers of other countries on the server only", () => {
  expect(phoneInBrowser("+65 0000 0000")).toBe("+6500000000");
  expect(phoneEverywhere("+65 0000 0000")).toBeNull();
});

it.each([
  ["6123 4567", { international: "+62 61 234567", extension: "" }],
  ["0812 3456 7890 ext 5", { international: "", extension: "5" }],
  ["81234567890", { international: "+62 812 3456 7890", extension: "" }],
  ["0812 3456 7890", undefined],
  ["(021) 555 1234", undefined],
  ["62 812 3456 7890", undefined],
  ["+65 6123 4567", undefined],
  ["12", undefined],
])("returns how %s is understood when it is ambiguous", (text, reading) =>
  expect(readAmbiguousPhone(text)).toEqual(reading),
);
