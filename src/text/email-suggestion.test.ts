import { expect, test } from "vitest";
import { emailSuggestion } from "./email-suggestion.ts";

test.each([
  ["sari@gmial.com", "sari@gmail.com"],
  ["sari@gmial.con", "sari@gmail.com"],
  ["sari@gmail.con", "sari@gmail.com"],
  ["Sari.W@GMAIL.CON", "Sari.W@gmail.com"],
  ["sari@gmal.com", "sari@gmail.com"],
  ["sari@gmaill.com", "sari@gmail.com"],
  ["sari@yaho.com", "sari@yahoo.com"],
  ["sari@yahoo.co.if", "sari@yahoo.co.id"],
  ["sari@perusahaan.con", "sari@perusahaan.com"],
])("%s is corrected to %s", (typed, corrected) => expect(emailSuggestion(typed)).toBe(corrected));

test.each([
  "sari@gmail.com",
  "sari@ymail.com",
  "sari@yahoo.co.id",
  "sari@mail.com",
  "sari@perusahaan.co.id",
  "@",
  "sari",
  "",
])("%s is not corrected", (typed) => expect(emailSuggestion(typed)).toBeUndefined());
