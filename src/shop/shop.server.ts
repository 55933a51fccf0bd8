import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Seller } from "./invoices/invoice.ts";
import type { PaymentGateway } from "./payments/gateways/gateway.ts";
import type { PaymentMethod } from "./payments/payment-limits.ts";

/** What the shop is told by configuration. */
export interface ShopSettings {
  methods: readonly PaymentMethod[];
  seller: Seller;
  /** Where links in mails point. */
  publicUrl: string;
  salesMail: string;
  /** Products to which the account hands customers over; of the others somebody invites them by hand. */
  connected: readonly SoldOnlineId[];
}

/** Where a customer's letters go, and in which language. */
export interface Contact {
  email: string;
  locale: Locale;
}

/** Everything the shop works with. */
export interface Shop {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  gateway: PaymentGateway;
  settings: ShopSettings;
  /** The account's present contact; null when there is no such account (any more). */
  findContact(userId: string): Promise<Contact | null>;
}

/** What a change inside a transaction needs. */
export type ShopTrx = Omit<Shop, "db" | "gateway"> & { trx: Trx };

/** Channel on which every instance hears that an order changed; the payload is the order's id. */
export const orderChannel = "shop_orders";
