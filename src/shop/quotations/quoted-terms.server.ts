import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { DiscountRule } from "../prices/money.ts";

/** What a quotation promises about an order of its package and months. */
export interface QuotedTerms {
  number: string;
  validUntil: Day;
  /** The price of a month, in place of the one of today. */
  unitPrice: Rupiah;
  /** Its voucher counts with these terms, and as if the order were placed on that day. */
  voucher: { code: string; rule: DiscountRule; day: Day } | null;
}

/** Returns what is stored of the token in a quotation's link. */
export const quotationHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns what a quotation promises: by the token of its link, until its last day; or by its number for an order that was
 * placed from it, which keeps the promise. Null when it is unknown, about something else or expired.
 */
export async function quotedTerms(
  db: Database | Trx,
  named: { token: string; at: Date } | { number: string },
  choice: { package_id: string; months: number },
): Promise<QuotedTerms | null> {
  let select = db
    .selectFrom("quotations")
    .select(["number", "valid_until", "unit_price", "voucher_code", "voucher_rule", "issued_on"])
    .where("package_id", "=", choice.package_id)
    .where("months", "=", choice.months);
  if ("number" in named) select = select.where("number", "=", named.number);
  else {
    select = select.where("token_hash", "=", quotationHash(named.token));
    select = select.where("valid_until", ">=", jakartaDay(named.at));
  }
  const row = await select.executeTakeFirst();
  return row ? termsOf(row) : null;
}

type TermColumns = "number" | "valid_until" | "unit_price" | "voucher_code" | "voucher_rule" | "issued_on";

/** Returns what the row of a quotation promises. */
export function termsOf(row: Pick<Selectable<Tables["quotations"]>, TermColumns>): QuotedTerms {
  const { voucher_code: code, voucher_rule: rule, issued_on: day } = row;
  return {
    number: row.number,
    validUntil: row.valid_until,
    unitPrice: rupiah(row.unit_price),
    voucher: code !== null && rule ? { code, rule, day } : null,
  };
}
