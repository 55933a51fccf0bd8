import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buyer } from "#shop/orders/buyer.ts";
import { readNpwp } from "#shop/orders/npwp.ts";
import { voucherCode } from "#shop/vouchers/voucher.ts";
import { accountEmailSchema, emailAddress } from "./email-address.ts";
import { phoneInBrowser } from "./phone.ts";
import { phoneEverywhere } from "./phone-everywhere.server.ts";
import { plainLine, withoutUnseen } from "./plain-line.ts";
import { optionalLine, phoneNumber, requiredLine } from "./rules.ts";

test.each([
  ["\u202A+62 812\u20113456\u20137890\u202C", "+62 812-3456-7890"],
  ["\u2066Sari\u00A0Wulan\u2069", "Sari Wulan"],
  ["\uFEFFNur'aini\u200B", "Nur'aini"],
  ["per\u00ADusahaan\u2028", "perusahaan"],
  ["Te\u0301", "Té"],
  ["\uD800", "\uFFFD"],
])("%j becomes %j", (typed, plain) => expect(plainLine(typed)).toBe(plain));

// Around and inside of what is copied from contacts, chats, PDF files and web pages.
const around = (text: string) => [`\u202A${text}\u202C`, `${text}\u200B`, `\uFEFF${text}`, `\u2066${text}\u2069`];
const rules: [string, string, (typed: string) => unknown, unknown][] = [
  ["a line that is required", "Sari", (typed) => requiredLine(10).parse(typed), "Sari"],
  ["a line that may be empty", "Sari", (typed) => optionalLine(10).parse(typed), "Sari"],
  ["an address", "Sari@contoh.example", (typed) => emailAddress().parse(typed), "Sari@contoh.example"],
  ["an account's address", "sari@contoh.example", (typed) => accountEmailSchema.parse(typed), "sari@contoh.example"],
  ["a phone in the browser", "0812-3456-7890", (typed) => phoneNumber(phoneInBrowser).parse(typed), "+6281234567890"],
  ["a phone on the server", "0812-3456-7890", (typed) => phoneNumber(phoneEverywhere).parse(typed), "+6281234567890"],
  ["a voucher", "hemat3", voucherCode, "HEMAT3"],
  ["a tax number", "01.234.567.8-901.234", readNpwp, "0012345678901234"],
  [
    "a buyer",
    "Sari",
    (typed) => buyer.parse({ name: typed, address: typed, npwp: "" }),
    { name: "Sari", address: "Sari", npwp: undefined },
  ],
];
test.each(rules)("%s is read as it is seen", (_what, typed, read, expected) => {
  for (const pasted of around(typed)) expect(read(pasted)).toEqual(expected);
  expect(read(typed.replaceAll("-", "\u2013"))).toEqual(expected);
});

test("a published text loses what nobody sees, and keeps dashes, spaces and signs drawn of several parts", () => {
  const seen = "Rp\u00A01.000 \u2013 \u{1F469}\u200D\u{1F4BB} \u2764\uFE0F\u200D\u{1F525}";
  expect(withoutUnseen(`\uFEFF${seen}\u00AD\u200B\u200E\u202E\u2066`)).toBe(seen);
  expect(withoutUnseen("a\u200Db\u2028c")).toBe("ab c");
  expect(withoutUnseen("a\u2028b\u2029c", "\n")).toBe("a\nb\nc");
});

/** Files whose fields of several lines, or of prose, are only trimmed. */
const prose = [
  "src/accounts/rights/rights-contract.ts",
  "src/accounts/staff/staff-contract.ts",
  "src/desk/customer-contract.ts",
  "src/growth/newsletter/readers/subscriber-contract.ts",
  "src/leads/conversation/conversation-contract.ts",
  "src/leads/conversation/writing-contract.ts",
  "src/publishing/comments/comment-contract.ts",
  "src/publishing/content-view.ts",
  "src/shop/order-desk/order-contract.ts",
  "src/shop/settlements/settlement-contract.ts",
];

test("a field of one line is read by the rule above: only notes, reasons and comments are trimmed alone", () => {
  const files = globSync("src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("z.string().trim()")).sort()).toEqual(prose);
});
