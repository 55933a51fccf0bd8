import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { phoneInBrowser, readAmbiguousPhone } from "./phone.ts";
import { phoneEverywhere, probablePhone } from "./phone-everywhere.server.ts";

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
    // Without the plus, the shortest numbers of a region or an operator are Indonesian numbers in two ways.
    ["62-361-755123", "+62361755123"],
    ["62 811-223-344", "+62811223344"],
    ["(62) 21 555 1234", "+62215551234"],
    ["0062 812 3456 7890", "+6281234567890"],
    ["001 62 21 555 1234", "+62215551234"],
    ["(0062) 361 755123", "+62361755123"],
    ["0065 6123 4567", "+6561234567"],
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
  ["62-361-755123", { international: "+62 361 755123", extension: "" }],
  ["62 811-223-344", { international: "+62 811 223 344", extension: "" }],
  ["+65 6123 4567", undefined],
  ["12", undefined],
])("returns how %s is understood when it is ambiguous", (text, reading) =>
  expect(readAmbiguousPhone(text)).toEqual(reading),
);

// The oldest numbers of an operator, and regions with the shortest numbers (Jakarta, Denpasar, Medan, Yogyakarta).
const national = fc
  .constantFrom("811", "21", "361", "61", "274")
  .chain((area) =>
    fc.integer({ min: 2_000_000, max: 9_999_999 }).map((rest) => `${area}${String(rest).slice(0, 9 - area.length)}`),
  );

test("digits after 62 without a plus are the number that they are with one", () =>
  fc.assert(
    fc.property(national, (digits) => {
      for (const rule of [phoneInBrowser, phoneEverywhere]) expect(rule(`62${digits}`)).toBe(rule(`+62${digits}`));
    }),
  ));

test.each([
  ["+6262361755123", "+62361755123"],
  ["+62361755123", undefined],
  ["+6262", undefined],
])("%s was probably %s", (stored, probable) => expect(probablePhone(stored)).toBe(probable));
