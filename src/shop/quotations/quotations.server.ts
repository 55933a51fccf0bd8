import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import { sequenceNumber } from "../invoices/document-number.server.ts";
import { type PlaceRefusal, quoteRefusal } from "../orders/place-order.server.ts";
import { makeQuote } from "../prices/make-quote.server.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import type { Shop } from "../shop.server.ts";
import type { QuotationRequest } from "./quotation-request.ts";
import { quotationHash, termsOf } from "./quoted-terms.server.ts";

/** Days after the one on which it was issued for which a quotation's price holds, in Jakarta. */
const validDays = 14;

export type QuotationRow = Selectable<Tables["quotations"]>;
type ShopParts = Pick<Shop, "db" | "settings" | "now">;

type Issued = { ok: true; number: string; validUntil: Day; token: string } | PlaceRefusal;

/**
 * Issues a quotation at the price of today. Its voucher is checked like that of an order, but neither held nor used.
 * @returns the token of its link, which is not stored
 */
export async function issueQuotation(shop: ShopParts, request: QuotationRequest): Promise<Issued> {
  // A quotation of a quotation would extend its price without end.
  const quote = await makeQuote(shop, { ...request, quotation: undefined });
  if (!quote) return { ok: false, code: "unknown_package" };
  const refusal = quoteRefusal(quote, request.expected_total);
  if (refusal) return refusal;
  const { price, voucher } = quote;
  const at = shop.now();
  const day = jakartaDay(at);
  const token = randomBytes(32).toString("base64url");
  const { unit, value, cap } = voucher?.row ?? {};
  const { number, valid_until } = await shop.db
    .insertInto("quotations")
    .values({
      number: sequenceNumber("QUO", "quotation_numbers", day),
      token_hash: quotationHash(token),
      locale: request.locale,
      issued_at: at,
      issued_on: day,
      valid_until: addDays(day, validDays),
      product: quote.package.product,
      package_id: quote.package.id,
      package_name: JSON.stringify(quote.package.name),
      months: quote.months,
      unit_price: price.unitPrice,
      subtotal: price.subtotal,
      discount: price.discount,
      channel_fee: price.channelFee,
      dpp: price.dpp,
      ppn: price.ppn,
      total: price.total,
      lines: JSON.stringify(price.lines),
      tax: JSON.stringify(taxRateOn(day)),
      method: quote.method.id,
      voucher_code: voucher?.code ?? null,
      voucher_rule: voucher ? JSON.stringify({ unit, value, cap }) : null,
      seller: JSON.stringify(shop.settings.seller),
      recipient_name: request.recipient?.name ?? "",
      recipient_company: request.recipient?.company ?? "",
    })
    .returning(["number", "valid_until"])
    .executeTakeFirstOrThrow();
  return { ok: true, number, validUntil: valid_until, token };
}

/** Returns the quotation of a link; undefined for a token that was never issued, and for one deleted since. */
export async function findQuotation(db: Database, token: string): Promise<QuotationRow | undefined> {
  return db.selectFrom("quotations").selectAll().where("token_hash", "=", quotationHash(token)).executeTakeFirst();
}

/**
 * Returns what an order from a quotation costs now, and what the same costs without it. Both differ from the quoted price
 * when it has expired, the voucher no longer counts or the tax has changed.
 */
export async function priceNow(shop: ShopParts, row: QuotationRow) {
  const choice = { package_id: row.package_id, months: row.months, payment_method: row.method };
  const request = { ...choice, ...(row.voucher_code && { voucher_code: row.voucher_code }) };
  const isValid = jakartaDay(shop.now()) <= row.valid_until;
  const today = await makeQuote(shop, request);
  const order = isValid ? await makeQuote(shop, request, undefined, termsOf(row)) : today;
  return { isValid, order, today };
}
