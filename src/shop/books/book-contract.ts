import { z } from "zod";
import { get, put } from "#contract/contract.ts";
import { plainLine } from "#text/plain-line.ts";
import { type Account, accounts } from "./accounts.ts";
import { journalLayouts } from "./journal-layouts.ts";

/** A month in Jakarta: `2026-11`. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "invalid_date" });
const period = z.object({ period: month });
const file = { permission: ["orders", "export"], table: true } as const;

const account = z.enum(accounts as [Account, ...Account[]]);
const line = (longest: number) =>
  z.string().overwrite(plainLine).min(1, { error: "required" }).max(longest, { error: "too_long" });
/** Every account once; no code may begin like a formula, which programs for accounts would not find again. */
const accountCodes = z.object({
  version: z.int(),
  codes: z
    .array(
      z.object({
        account,
        code: line(30).regex(/^[\p{L}\p{N}][\p{L}\p{N}. /-]*$/u, { error: "invalid_format" }),
        name: line(80),
      }),
    )
    .refine(
      (codes) =>
        new Set(codes.map((each) => each.account)).size === accounts.length && codes.length === accounts.length,
    ),
});
export type AccountCodes = z.output<typeof accountCodes>;

/** The calls of bookkeeping: what moved in a month, as files for accountants. */
export const bookContract = {
  invoices: get("/admin/books/invoices.csv", {
    ...file,
    query: period,
    summary: "Invoices of a month in Jakarta with tax, money and credit notes, as a file for spreadsheets",
  }),
  payments: get("/admin/books/payments.csv", {
    ...file,
    query: period,
    summary: "Money received in a month in Jakarta, as a file for spreadsheets",
  }),
  refunds: get("/admin/books/refunds.csv", {
    ...file,
    query: period,
    summary: "Refunds sent in a month in Jakarta or not sent yet, as a file for spreadsheets",
  }),
  journal: get("/admin/books/journal.csv", {
    ...file,
    query: period.extend({ layout: z.enum(journalLayouts).default("general") }),
    summary: "Journal of a month in Jakarta, for spreadsheets or in the columns that a program for accounts imports",
  }),
  accounts: get("/admin/books/accounts", {
    permission: ["orders", "read"],
    summary: "The company's code and name of each account of the journal",
    data: accountCodes,
    statuses: [401, 403, 404, 409],
  }),
  saveAccounts: put("/admin/books/accounts", {
    permission: ["orders", "write"],
    summary: "Change the codes and names of the journal's accounts",
    body: accountCodes,
    version: true,
    answers: "accounts",
  }),
};
