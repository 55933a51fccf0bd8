import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Seller } from "../invoices/invoice.ts";
import type { Json, JsonOrNull } from "../json-columns.server.ts";
import type { DiscountRule, TaxRate } from "../prices/money.ts";
import type { Line } from "../prices/price.ts";

interface QuotationTable {
  number: string;
  /** Of the token in its link, which is stored nowhere. */
  token_hash: string;
  locale: Locale;
  issued_at: Date;
  /** The day in Jakarta on which it was issued, and the last one on which its price holds. */
  issued_on: Day;
  valid_until: Day;
  product: SoldOnlineId;
  package_id: string;
  package_name: Json<{ id: string; en: string }>;
  months: number;
  unit_price: Rupiah;
  subtotal: Rupiah;
  discount: Rupiah;
  channel_fee: Rupiah;
  dpp: Rupiah;
  ppn: Rupiah;
  total: Rupiah;
  lines: Json<Line[]>;
  tax: Json<TaxRate>;
  method: PaymentMethodId;
  voucher_code: string | null;
  voucher_rule: JsonOrNull<DiscountRule>;
  seller: Json<Seller>;
  /** To whom it is addressed; empty when the sender did not say. */
  recipient_name: string;
  recipient_company: string;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    quotations: QuotationTable;
  }
}
