import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import type { Seller } from "./invoices/invoice.ts";
import type { Buyer } from "./orders/buyer.ts";
import type { OrderState } from "./orders/order-states.ts";
import type { PaymentInstructions } from "./payments/gateways/gateway.ts";
import type { TaxRate } from "./prices/money.ts";
import type { Line } from "./prices/price.ts";
import type { RefundKind, RefundState } from "./refunds/refund-states.ts";
import type { SubscriptionState } from "./subscriptions/subscription-states.ts";
import type { Term } from "./subscriptions/terms.ts";

type Json<T extends object | null> = JSONColumnType<T, string, string>;
/** Written as text because the drivers turn arrays into Postgres arrays, not JSON. */
type JsonOrNull<T extends object> = ColumnType<T | null, string | null, string | null>;

interface PackageTable {
  id: string;
  product: SoldOnlineId;
  tier: string;
  position: number;
  name: Json<Bilingual>;
  description: Json<Bilingual>;
  features: Json<Bilingual<string[]>>;
  price: number;
  updated_at: Date;
}

interface PackagePriceTable {
  id: Generated<number>;
  package_id: string;
  price: number;
  at: Date;
  by: string;
}

interface VoucherTable {
  id: Generated<number>;
  uuid: string;
  code: string;
  unit: "percent" | "idr";
  value: number;
  max_price: number | null;
  expired: Date | null;
  start_date: string;
  end_date: string;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  products: JsonOrNull<SoldOnlineId[]>;
  min_months: number | null;
  held: Generated<number>;
  used: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Who a customer's invoices are made out to; there is none before the first order or the first visit to the profile. */
interface BillingDetailsTable {
  user_id: string;
  name: string;
  address: string;
  npwp: string | null;
  updated_at: Date;
}

export type OrderKind = "purchase" | "renewal" | "upgrade";

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
  upgrade_until: string | null;
  unit_price: number;
  /** The list price of a month when the order was placed; of an upgrade, the new package's. */
  month_price: number;
  subtotal: number;
  discount: number;
  channel_fee: number;
  dpp: number;
  ppn: number;
  total: number;
  lines: Json<Line[]>;
  tax: Json<TaxRate>;
  voucher_code: string | null;
  method: PaymentMethodId;
  buyer: Json<Buyer>;
  referral_code: string | null;
  idempotency_key: string;
  request_hash: string;
  placed_at: Date;
  expires_at: Date;
  updated_at: Date;
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

interface VoucherHoldTable {
  order_id: string;
  voucher_id: number;
  user_id: string;
  state: "held" | "used" | "given_back";
  updated_at: Date;
}

interface PaymentTable {
  order_id: string;
  provider: string;
  reference: string;
  provider_id: string | null;
  /** charging: asked, no answer kept yet. over: nothing more is expected of it. */
  state: "charging" | "pending" | "settled" | "over";
  instructions: JsonOrNull<PaymentInstructions>;
  expires_at: Date;
  settled_at: Date | null;
  created_at: Date;
  checked_at: Date;
}

interface PaymentNotificationTable {
  id: Generated<number>;
  provider: string;
  reference: string;
  notification_key: string;
  first_at: Date;
  last_at: Date;
  times: Generated<number>;
  body: Json<object>;
}

interface InvoiceCounterTable {
  month: string;
  last: number;
}

interface InvoiceTable {
  number: string;
  order_id: string;
  issued_at: Date;
  seller: Json<Seller>;
  /** The days it pays for. */
  first_day: string | null;
  last_day: string | null;
  /** Rupiah in hand when it was issued; null on invoices of before receipts were recorded. */
  received: number | null;
  paid_at: Date | null;
}

/** An invoice issued again: what it says differs by the tax office's serial number. */
interface InvoiceRevisionTable {
  invoice: string;
  revision: number;
  /** Given by the tax office (faktur pajak), never by us. */
  tax_serial: string;
  issued_at: Date;
  by: string;
}

interface PaymentReceiptTable {
  id: Generated<number>;
  order_id: string;
  /** The provider's own id of this receipt of money. */
  money_id: string;
  amount: number;
  currency: string;
  received_at: Date;
  /** When the bank took it back. */
  reversed_at: Date | null;
}

interface RefundTable {
  id: Generated<number>;
  order_id: string;
  amount: number;
  kind: RefundKind;
  state: RefundState;
  note: string;
  /** What proves the transfer: its number, say. */
  proof: Generated<string>;
  recorded_by: string;
  recorded_at: Date;
  /** Who marked it as sent or withdrew it, and when. */
  ended_by: string | null;
  ended_at: Date | null;
}

interface CreditNoteTable {
  number: string;
  refund_id: number;
  order_id: string;
  amount: number;
  issued_at: Date;
}

interface DocumentPdfTable {
  /** Number of a credit note, or of an invoice with its revision. */
  document: string;
  locale: Locale;
  bytes: Uint8Array;
}

interface InvoicePdfTable {
  order_id: string;
  locale: Locale;
  bytes: Uint8Array;
}

interface SubscriptionTable {
  id: string;
  user_id: string;
  product: SoldOnlineId;
  state: SubscriptionState;
  package_id: string;
  last_day: string;
  anchor: number;
  starts_at: Date;
  renewal_cancelled_at: Date | null;
  updated_at: Date;
}

interface SubscriptionTermTable {
  order_id: string;
  position: Generated<number>;
  subscription_id: string;
  kind: Term["kind"];
  package_id: string;
  first_day: string;
  last_day: string;
  months: number;
  granted_at: Date;
  revoked_at: Date | null;
}

interface SubscriptionEventTable {
  id: Generated<number>;
  subscription_id: string;
  at: Date;
  event: string;
  from_state: SubscriptionState | null;
  to_state: SubscriptionState;
  order_id: string | null;
}

interface SubscriptionReminderTable {
  subscription_id: string;
  last_day: string;
  days: number;
  sent_at: Date;
}

/** A one-time code that hands a customer over to the application of a product. */
interface HandoverCodeTable {
  code_hash: string;
  product: SoldOnlineId;
  user_id: string;
  expires_at: Date;
}

interface SimulatorPaymentTable {
  reference: string;
  provider_id: string;
  method: PaymentMethodId;
  amount: number;
  state: "pending" | "settlement" | "expire" | "cancel" | "deny";
  paid: number | null;
  money_id: string | null;
  instructions: Json<PaymentInstructions>;
  expires_at: Date;
  updated_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    packages: PackageTable;
    package_prices: PackagePriceTable;
    vouchers: VoucherTable;
    billing_details: BillingDetailsTable;
    orders: OrderTable;
    order_events: OrderEventTable;
    voucher_holds: VoucherHoldTable;
    payments: PaymentTable;
    payment_notifications: PaymentNotificationTable;
    invoice_counters: InvoiceCounterTable;
    invoices: InvoiceTable;
    invoice_pdfs: InvoicePdfTable;
    invoice_revisions: InvoiceRevisionTable;
    payment_receipts: PaymentReceiptTable;
    refunds: RefundTable;
    credit_note_counters: InvoiceCounterTable;
    credit_notes: CreditNoteTable;
    document_pdfs: DocumentPdfTable;
    subscriptions: SubscriptionTable;
    subscription_terms: SubscriptionTermTable;
    subscription_events: SubscriptionEventTable;
    subscription_reminders: SubscriptionReminderTable;
    handover_codes: HandoverCodeTable;
    simulator_payments: SimulatorPaymentTable;
  }
}
