import type { Generated } from "kysely";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Touch } from "#text/attribution.ts";
import type { Exposures } from "#text/exposures.ts";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Json, JsonOrNull } from "../json-columns.server.ts";
import type { TaxRate } from "../prices/money.ts";
import type { Line } from "../prices/price.ts";
import type { TaxDocument } from "../tax/tax-document.ts";
import type { Buyer } from "./buyer.ts";
import type { OrderKind } from "./order-kinds.ts";
import type { OrderState } from "./order-states.ts";

interface OrderTable {
  id: string;
  number: string;
  user_id: string;
  email: string;
  locale: Locale;
  state: OrderState;
  kind: OrderKind;
  product: SoldOnlineId;
  package_id: string;
  package_name: string;
  months: number;
  /** Of an upgrade: the last day it was priced for. */
  upgrade_until: Day | null;
  unit_price: Rupiah;
  /** What a month cost when the order was placed: the list price, or that of its quotation; of an upgrade, the new package's list price. */
  month_price: Rupiah;
  subtotal: Rupiah;
  discount: Rupiah;
  channel_fee: Rupiah;
  dpp: Rupiah;
  ppn: Rupiah;
  total: Rupiah;
  lines: Json<Line[]>;
  tax: Json<TaxRate>;
  voucher_code: string | null;
  method: PaymentMethodId;
  buyer: Json<Buyer>;
  referral_code: string | null;
  /** The number of the quotation whose price it has. */
  quotation: string | null;
  idempotency_key: string;
  request_hash: string;
  placed_at: Date;
  expires_at: Date;
  updated_at: Date;
  version: Generated<number>;
  /** How the customer found the site, by the browser that placed the order. */
  first_touch: JsonOrNull<Touch>;
  last_touch: JsonOrNull<Touch>;
  exposures: JsonOrNull<Exposures>;
  /** How the tax office knows the buyer, where the NPWP alone does not say it. */
  tax_document: JsonOrNull<TaxDocument>;
}

interface OrderEventTable {
  id: Generated<number>;
  order_id: string;
  at: Date;
  event: string;
  event_key: string;
  from_state: OrderState;
  to_state: OrderState;
  by: string;
  details: Json<Record<string, unknown>>;
}

/** The buyer of a customer's next invoices; missing until the first order or until entered in the profile. */
interface BillingDetailsTable {
  user_id: string;
  name: string;
  address: string;
  npwp: string | null;
  updated_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    orders: OrderTable;
    order_events: OrderEventTable;
    billing_details: BillingDetailsTable;
  }
}
