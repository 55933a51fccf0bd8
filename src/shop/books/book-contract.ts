import { z } from "zod";
import { get } from "#contract/contract.ts";

/** A month in Jakarta: `2026-11`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "invalid_date" });

const file = { permission: ["orders", "export"], query: z.object({ period: month }), table: true } as const;

/** The calls of bookkeeping: what moved in a month, as files for accountants. */
export const bookContract = {
  invoices: get("/admin/books/invoices.csv", {
    ...file,
    summary: "Invoices of a month in Jakarta with tax, money and credit notes, as a file for spreadsheets",
  }),
  payments: get("/admin/books/payments.csv", {
    ...file,
    summary: "Money received in a month in Jakarta, as a file for spreadsheets",
  }),
  refunds: get("/admin/books/refunds.csv", {
    ...file,
    summary: "Refunds sent in a month in Jakarta or not sent yet, as a file for spreadsheets",
  }),
};
