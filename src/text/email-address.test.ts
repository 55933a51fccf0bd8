import { expect, test } from "vitest";
import { accountEmailSchema, emailAddress } from "./email-address.ts";

const long = (count: number) => "a".repeat(count);

test.each([
  "sari@contoh.example",
  "sari+news@contoh.co.id",
  "a/b@contoh.example",
  "a!b@contoh.example",
  "a%b@contoh.example",
  "o'neil@contoh.example",
  `${long(64)}@contoh.example`,
  "sari@xn--mnchen-3ya.example",
  "sari@1and1.example",
])("%s is accepted as it is", (address) => expect(emailAddress().parse(address)).toBe(address));

test.each([
  [`${long(65)}@contoh.example`, "a local part above 64"],
  ["sari@contoh-.example", "a label that ends with a hyphen"],
  ["sari@-contoh.example", "a label that begins with a hyphen"],
  [`sari@${long(64)}.example`, "a label above 63"],
  ["sari@localhost", "a single label"],
  ["sari@contoh.e", "an ending of one letter"],
  ["sari@contoh.123", "an ending of digits"],
  [".sari@contoh.example", "a dot at the beginning"],
  ["sari..w@contoh.example", "two dots"],
  ["sari@@contoh.example", "two signs"],
  ['"sari w"@contoh.example', "quotes"],
  ["sari w@contoh.example", "a space"],
  ["sari@127.0.0.1", "an address of a computer"],
  ["sari@①②⑦.0.0.1", "an address of a computer in other digits"],
  ["sari@contoh.example>", "a bracket"],
  ["s😀@contoh.example", "a picture"],
])("%s is refused (%s)", (address) => {
  const { error } = emailAddress().safeParse(address);
  expect(error?.issues[0]?.message).toBe("invalid_email");
});

test("a domain with other letters is converted as a browser does", () => {
  expect(emailAddress().parse("Sari@münchen.example")).toBe("Sari@xn--mnchen-3ya.example");
  expect(accountEmailSchema.parse("Sari@München.example")).toBe("sari@xn--mnchen-3ya.example");
});
