import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { QuoteRequest } from "../orders/requests.ts";
import { findPackage, type PackageRow } from "../packages/packages-store.server.ts";
import { type MethodRefusal, methodRefusal, type PaymentMethod } from "../payments/payment-limits.ts";
import type { ShopSettings } from "../shop.server.ts";
import {
  type Voucher,
  type VoucherHolder,
  type VoucherRefusal,
  voucherCode,
  voucherRefusal,
} from "../vouchers/voucher.ts";
import { customerUse, findVoucher } from "../vouchers/voucher-store.server.ts";
import { rupiah } from "./money.ts";
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
 * Calculates what a package costs. A refused voucher does not change the price.
 * @returns null when there is no such package
 */
export async function makeQuote(
  deps: { db: Database | Trx; settings: ShopSettings; now: () => Date },
  request: QuoteRequest,
  userId?: string,
): Promise<Quote | null> {
  const bought = await findPackage(deps.db, request.package_id);
  if (!bought) return null;
  const today = jakartaDay(deps.now());
  const method = methodOf(deps.settings, request.payment_method);
  const voucher = request.voucher_code
    ? await checkVoucher(
        deps.db,
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
): Promise<QuotedVoucher> {
  const row = await findVoucher(db, code);
  const customer = row && userId !== undefined ? await customerUse(db, row.id, userId) : undefined;
  const refusal = voucherRefusal(row, { ...use, customer });
  return { code: row?.code ?? voucherCode(code), row, refusal, heldBy: customer?.heldBy ?? null };
}
