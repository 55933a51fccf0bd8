import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Buyer } from "../orders/buyer.ts";
import type { TaxRate } from "../prices/money.ts";
import type { Line } from "../prices/price.ts";
import type { Seller } from "./invoice.ts";
import { type LetterheadPicture, readLetterheadLogo } from "./letterhead-logo.server.ts";

/** The content of an invoice, fixed when the order was placed or paid, or the revision issued. */
export interface InvoiceData {
  number: string;
  issuedAt: Date;
  /** Null for the invoice as it was first issued. */
  revision: { number: number; issuedAt: Date; taxSerial: string; buyer: Buyer | null } | null;
  orderNumber: string;
  seller: Seller;
  /** The logo of its letterhead; undefined for the shipped one. */
  logo?: LetterheadPicture | undefined;
  buyer: Buyer;
  email: string;
  packageName: string;
  firstDay: Day | null;
  lastDay: Day | null;
  /** Whether the period starts with the opening of the workspace, so that no days are stated. */
  startsWithWorkspace: boolean;
  lines: readonly Line[];
  voucherCode: string | null;
  tax: TaxRate;
  dpp: Rupiah;
  ppn: Rupiah;
  total: Rupiah;
  /** Rupiah held when it was issued. */
  received: Rupiah;
  paidAt: Date;
  method: PaymentMethodId;
  /** The page of its order, as a QR code on paper; without it none is drawn. */
  address?: string;
}

/** Reads the invoice of a paid order. Throws when the order has no invoice or no such revision. */
export async function readInvoice(db: Database, orderId: string, revision = 0): Promise<InvoiceData> {
  const { paidAt, received, ...row } = await db
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
      "starts_with_workspace as startsWithWorkspace",
      "lines",
      "voucher_code as voucherCode",
      "tax",
      "dpp",
      "ppn",
      "total",
      "received",
      "paid_at as paidAt",
      "method",
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const revised =
    revision > 0
      ? await db
          .selectFrom("invoice_revisions")
          .select(["revision as number", "issued_at as issuedAt", "tax_serial as taxSerial", "buyer"])
          .where("invoice", "=", row.number)
          .where("revision", "=", revision)
          .executeTakeFirstOrThrow()
      : null;
  const logo = row.seller.logo && (await readLetterheadLogo(db, row.seller.logo.hash));
  return {
    ...row,
    buyer: revised?.buyer ?? row.buyer,
    logo,
    revision: revised,
    received: received ?? row.total,
    paidAt: paidAt ?? row.issuedAt,
  };
}
