import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { QuoteRequest } from "../orders/requests.ts";
import { findPackage, type PackageRow } from "../packages/packages-store.server.ts";
import { type MethodRefusal, methodRefusal, type PaymentMethod } from "../payments/payment-limits.ts";
import { type QuotedTerms, quotedTerms } from "../quotations/quoted-terms.server.ts";
import type { ShopSettings } from "../shop.server.ts";
import {
  type Voucher,
  type VoucherHolder,
  type VoucherRefusal,
  voucherCode,
  voucherRefusal,
} from "../vouchers/voucher.ts";
import { customerUse, findVoucher } from "../vouchers/voucher-store.server.ts";
import type { DiscountRule } from "./money.ts";
import { type Price, priceOf } from "./price.ts";
import { taxRateOn } from "./tax-rates.ts";

/** A price as the server calculates it now, with the refusals of the voucher and the method. */
export interface Quote {
  package: PackageRow;
  months: number;
  price: Price;
  method: PaymentMethod;
  methodRefusal: MethodRefusal | null;
  /** Null when no code was given. */
  voucher: QuotedVoucher | null;
  /** The quotation whose price holds; null when none does. */
  quotation: Pick<QuotedTerms, "number" | "validUntil"> | null;
}

interface QuotedVoucher {
  code: string;
  row: Voucher | null;
  refusal: VoucherRefusal | null;
  /** The customer's order that holds it. */
  heldBy: VoucherHolder | null;
}

export function methodOf(settings: ShopSettings, id: PaymentMethodId): PaymentMethod {
  const method = settings.methods.find((each) => each.id === id);
  if (!method) throw new Error(`payment method ${id} is not offered`);
  return method;
}

/**
 * Calculates what a package costs. A refused voucher does not change the price. Of a quotation hold the price of a month
 * and the terms and last day of its voucher; whether that was withdrawn or used up meanwhile, fee and tax are those of now.
 * @param quoted for an order that was placed from a quotation: what it promised then
 * @returns null when there is no such package
 */
export async function makeQuote(
  deps: { db: Database | Trx; settings: ShopSettings; now: () => Date },
  request: QuoteRequest,
  userId?: string,
  quoted?: QuotedTerms | null,
): Promise<Quote | null> {
  const bought = await findPackage(deps.db, request.package_id);
  if (!bought) return null;
  const today = jakartaDay(deps.now());
  const { quotation: token } = request;
  const terms = quoted ?? (token ? await quotedTerms(deps.db, { token, at: deps.now() }, request) : null);
  const method = methodOf(deps.settings, request.payment_method);
  const voucher = request.voucher_code
    ? await checkVoucher(
        deps.db,
        request.voucher_code,
        { product: bought.product, months: request.months, today },
        terms,
        userId,
      )
    : null;
  const price = priceOf({
    unitPrice: terms?.unitPrice ?? rupiah(bought.price),
    quantity: request.months,
    discount: voucher?.rule ?? null,
    channelFee: method.channelFee,
    taxRate: taxRateOn(today),
  });
  return {
    package: bought,
    months: request.months,
    price,
    method,
    methodRefusal: methodRefusal(method, price.total),
    voucher: voucher?.quoted ?? null,
    quotation: terms,
  };
}

async function checkVoucher(
  db: Database | Trx,
  code: string,
  use: { product: PackageRow["product"]; months: number; today: Day },
  terms: QuotedTerms | null,
  userId?: string,
): Promise<{ quoted: QuotedVoucher; rule: DiscountRule | null }> {
  const row = await findVoucher(db, code);
  const promised = row && terms?.voucher?.code === row.code ? terms.voucher : undefined;
  const customer = row && userId !== undefined ? await customerUse(db, row.id, userId) : undefined;
  const refusal = voucherRefusal(row, { ...use, ...(promised && { today: promised.day }), customer });
  return {
    quoted: { code: row?.code ?? voucherCode(code), row, refusal, heldBy: customer?.heldBy ?? null },
    rule: refusal ? null : (promised?.rule ?? row),
  };
}
