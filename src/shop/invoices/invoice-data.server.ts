import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Seller } from "./invoice.ts";
import type { TaxRate } from "./money.ts";
import type { Line } from "./quote.ts";
import type { Buyer } from "./requests.ts";

/** What an invoice states; all of it was frozen when the order was placed or paid. */
export interface InvoiceData {
  number: string;
  issuedAt: Date;
  orderNumber: string;
  seller: Seller;
  buyer: Buyer;
  email: string;
  packageName: string;
  firstDay: string | null;
  lastDay: string | null;
  lines: readonly Line[];
  voucherCode: string | null;
  tax: TaxRate;
  dpp: number;
  ppn: number;
  total: number;
  method: PaymentMethodId;
  taxSerial: string | null;
}

/** The invoice of a paid order. Throws when there is none: ask only for orders that have a number. */
export async function readInvoice(db: Database, orderId: string): Promise<InvoiceData> {
  const row = await db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .select([
      "invoices.number",
      "issued_at as issuedAt",
      "orders.number as orderNumber",
      "seller",
      "buyer",
      "email",
      "package_name as packageName",
      "first_day as firstDay",
      "last_day as lastDay",
      "lines",
      "voucher_code as voucherCode",
      "tax",
      "dpp",
      "ppn",
      "total",
      "method",
      "tax_serial as taxSerial",
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) throw new Error(`order ${orderId} has no invoice`);
  return row;
}
