import * as z from "zod/mini";
import { banks, otherBank } from "#catalogue/banks.ts";
import { plainLine } from "#text/plain-line.ts";
import { choice, missingOr, optionalLine, requiredLine } from "#text/rules.ts";

/** Six to twenty digits, typed with or without separators; the banks' numbers have ten to sixteen. */
const accountNumber = z.string({ error: missingOr("invalid_type") }).check(
  z.overwrite((typed) => plainLine(typed).replace(/[\s.-]/g, "")),
  z.minLength(1, { error: "required", abort: true }),
  z.regex(/^\d{6,20}$/, { error: "invalid_account_number" }),
);

/** The bank account that a customer gives for a refund. */
export const refundAccount = z
  .object({
    bank: choice([...banks, otherBank]),
    /** The name of a bank that is not in the list. */
    bank_name: optionalLine(60),
    account_number: accountNumber,
    holder: requiredLine(120),
  })
  .check(
    z.refine(({ bank, bank_name }) => bank !== otherBank || bank_name !== "", {
      path: ["bank_name"],
      error: "required",
    }),
  );
