import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { QuoteRequest } from "../orders/requests.ts";
import { findPackage, type PackageRow } from "../packages/packages-store.server.ts";
import { type MethodRefusal, methodRefusal, type PaymentMethod } from "../payments/payment-limits.ts";
import type { ShopSettings } from "../shop.server.ts";
import { type Voucher, type VoucherRefusal, voucherCode, voucherRefusal } from "../vouchers/voucher.ts";
import { customerUse, findVoucher } from "../vouchers/voucher-store.server.ts";
import { rupiah } from "./money.ts";
import { type Price, priceOf } from "./price.ts";
import { taxRateOn } from "./tax-rates.ts";

/** A price as the server reckons it now, with what speaks against the voucher and the method. */
export interface Quote {
  package: PackageRow;
  months: number;
  price: Price;
  method: PaymentMethod;
  methodRefusal: MethodRefusal | null;
  /** Null when no code was given. */
  voucher: { code: string; row: Voucher | null; refusal: VoucherRefusal | null } | null;
}

export function methodOf(settings: ShopSettings, id: PaymentMethodId): PaymentMethod {
  const found = settings.methods.find((method) => method.id === id);
  if (!found) throw new Error(`payment method ${id} is not offered`);
  return found;
}

/**
 * Reckons what a package costs. A voucher that does not count leaves the price without it.
 * @returns null when there is no such package
 */
export async function makeQuote(
  from: { db: Database | Trx; settings: ShopSettings; now: () => Date },
  request: QuoteRequest,
  userId?: string,
): Promise<Quote | null> {
  const bought = await findPackage(from.db, request.package_id);
  if (!bought) return null;
  const today = jakartaDay(from.now());
  const method = methodOf(from.settings, request.payment_method);
  const voucher = request.voucher_code
    ? await checkVoucher(
        from.db,
        request.voucher_code,
        { product: bought.product, months: request.months, today },
        userId,
      )
    : null;
  const price = priceOf({
    unitPrice: rupiah(bought.price),
    quantity: request.months,
    discount: voucher && !voucher.refusal ? voucher.row : null,
    channelFee: method.channelFee,
    taxRate: taxRateOn(today),
  });
  return {
    package: bought,
    months: request.months,
    price,
    method,
    methodRefusal: methodRefusal(method, price.total),
    voucher,
  };
}

async function checkVoucher(
  db: Database | Trx,
  code: string,
  use: { product: PackageRow["product"]; months: number; today: string },
  userId?: string,
) {
  const row = await findVoucher(db, code);
  const customer = row && userId !== undefined ? await customerUse(db, row.id, userId) : undefined;
  return { code: row?.code ?? voucherCode(code), row, refusal: voucherRefusal(row, { ...use, customer }) };
}
