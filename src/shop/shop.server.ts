import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Tracing } from "#infra/tracing/tracing.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Seller } from "./invoices/invoice.ts";
import type { PaymentGateway } from "./payments/gateways/gateway.ts";
import type { PaymentMethod } from "./payments/payment-limits.ts";

/** The settings of the shop, from configuration and content. */
export interface ShopSettings {
  /** With their fees as they are now. */
  methods: readonly PaymentMethod[];
  /** As it is published now. */
  readonly seller: Seller;
  /** Origin of the links in mails. */
  publicUrl: string;
  readonly salesMail: string;
  /** Products that the account page opens; to the others customers are invited by hand. */
  connected: readonly SoldOnlineId[];
}

/** A customer's address for mails, and the language of the mails. */
export interface Contact {
  email: string;
  locale: Locale;
}

/** The dependencies of the shop. */
export interface Shop {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  gateway: PaymentGateway;
  settings: ShopSettings;
  /** Returns the account's present contact; null when there is no such account (any more). */
  findContact(userId: string): Promise<Contact | null>;
  /** Without it nothing is traced. */
  tracing?: Tracing;
  /** Receives how long a payment took from its first notification to its paid order. */
  onPaymentApplied?: (seconds: number) => void;
}

/** The dependencies of a change inside a transaction. */
export type ShopTrx = Omit<Shop, "db" | "gateway"> & { trx: Trx };

/** Runs a change in a transaction. */
export function changeOrders<Result>(shop: Shop, work: (shop: ShopTrx) => Promise<Result>): Promise<Result> {
  return shop.db.transaction().execute((trx) => work({ ...shop, trx }));
}

/** Channel that notifies every instance of a changed order; the payload is the order's id. */
export const orderChannel = "shop_orders";
