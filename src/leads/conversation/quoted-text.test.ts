import { expect, test } from "vitest";
import { foldQuoted } from "./quoted-text.ts";

test.each([
  ["Gmail", "Baik, Selasa.\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, BigSuite <halo@x.id> wrote:\r\n> Halo", "> Halo"],
  ["Gmail, Indonesian", "Baik.\n\nPada Sen, 23 Nov 2026 pukul 10.00 BigSuite <halo@x.id> menulis:\n> Halo", "> Halo"],
  ["wrapped", "Baik.\n\nOn Mon, 23 Nov 2026 at 10:00, BigSuite Sales\n<halo@x.id> wrote:\n\n> Halo", "> Halo"],
  ["Outlook", "Baik.\n\nFrom: BigSuite <halo@x.id>\nSent: Monday\nTo: Sari\n\nHalo", "Halo"],
  ["Outlook line", "Baik.\n\n________________________________\nDari: BigSuite\nHalo", "Halo"],
  ["original", "Baik.\n-----Original Message-----\nHalo", "Halo"],
  ["marks only", "Baik.\n\n> Halo\n> Sari\n", "> Sari"],
])("the repeated mail of %s is folded", (_program, text, end) => {
  const { body, quoted } = foldQuoted(text);
  expect(body).toMatch(/^Baik(, Selasa)?\.$/);
  expect(quoted.endsWith(end)).toBe(true);
});

test.each([
  ["no quotation", "Baik.\n\nOn Monday we wrote a plan.\nFrom: here"],
  ["an answer below", "> Kapan?\n\nSelasa."],
  ["only a quotation", "> Halo"],
])("%s: nothing is hidden", (_case, text) => {
  expect(foldQuoted(text)).toEqual({ body: text, quoted: "" });
});
