import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import "../help/tables.server.ts";
import { dropPreparations } from "../workspaces/preparations.server.ts";
import { findBillingDetails } from "./billing-details.server.ts";
import { cancelWithoutCheck } from "./cancel-order.server.ts";

/**
 * Returns the shop's data about a person for their export: billing details, orders with their money, accounts for refunds,
 * invoices, subscriptions and their workspaces, requests for help.
 */
export async function collectShopData(db: Database, userId: string): Promise<object> {
  const ownOrders = db.selectFrom("orders").select("id").where("user_id", "=", userId);
  const [billing, orders, subscriptions, workspaces, receipts, refunds, refundAccounts, help, files, revisions] =
    await Promise.all([
      findBillingDetails(db, userId),
      db
        .selectFrom("orders")
        .leftJoin("invoices", "invoices.order_id", "orders.id")
        .select([
          "orders.number",
          "state",
          "email",
          "package_name",
          "months",
          "total",
          "lines",
          "voucher_code",
          "method",
          "buyer",
          "referral_code",
          "first_touch",
          "last_touch",
          "exposures",
          "placed_at",
          "invoices.number as invoice",
        ])
        .where("user_id", "=", userId)
        .orderBy("placed_at")
        .execute(),
      db
        .selectFrom("subscriptions")
        .select(["product", "package_id", "state", "starts_at", "last_day", "renewal_cancelled_at"])
        .where("user_id", "=", userId)
        .execute(),
      db
        .selectFrom("workspace_preparations")
        .innerJoin("orders", "orders.id", "order_id")
        .select(["orders.number", "workspace_preparations.state", "requested_at", "due_day", "ended_at"])
        .select("days_given_back")
        .where("user_id", "=", userId)
        .orderBy("requested_at")
        .execute(),
      db
        .selectFrom("payment_receipts")
        .innerJoin("orders", "orders.id", "payment_receipts.order_id")
        .select(["orders.number", "amount", "currency", "received_at", "reversed_at"])
        .where("order_id", "in", ownOrders)
        .orderBy("payment_receipts.id")
        .execute(),
      db
        .selectFrom("refunds")
        .innerJoin("orders", "orders.id", "refunds.order_id")
        .leftJoin("credit_notes", "credit_notes.refund_id", "refunds.id")
        .select([
          "orders.number",
          "refunds.amount",
          "refunds.state",
          "recorded_at",
          "ended_at",
          "credit_notes.number as credit_note",
        ])
        .where("refunds.order_id", "in", ownOrders)
        .orderBy("refunds.id")
        .execute(),
      db
        .selectFrom("refund_accounts")
        .innerJoin("orders", "orders.id", "refund_accounts.order_id")
        .select(["orders.number as order", "bank", "account_number", "holder", "given_at"])
        .where("order_id", "in", ownOrders)
        .orderBy("given_at")
        .execute(),
      // With what the team wrote about the person, as for requests of people without an account.
      db
        .selectFrom("help_messages")
        .innerJoin("help_requests", "help_requests.id", "help_messages.request_id")
        .select(["help_requests.number", "topic", "state", "at", "kind", "author_name", "text"])
        .where("user_id", "=", userId)
        .orderBy("at")
        .execute(),
      // Each is downloaded from its request.
      db
        .selectFrom("help_files")
        .leftJoin("help_messages", "help_messages.id", "help_files.message_id")
        .leftJoin("help_requests", "help_requests.id", "help_messages.request_id")
        .select(["help_requests.number as request", "name", "type", "size", "uploaded_at"])
        .where("help_files.user_id", "=", userId)
        .orderBy("uploaded_at")
        .execute(),
      db
        .selectFrom("invoice_revisions")
        .innerJoin("invoices", "invoices.number", "invoice_revisions.invoice")
        .select(["invoice", "revision", "invoice_revisions.buyer", "invoice_revisions.issued_at"])
        .where("order_id", "in", ownOrders)
        .orderBy("invoice")
        .orderBy("revision")
        .execute(),
    ]);
  return {
    billing,
    orders,
    subscriptions,
    workspaces,
    receipts,
    refunds,
    refund_accounts: refundAccounts,
    help,
    help_files: files,
    invoice_revisions: revisions,
  };
}

/**
 * Removes what may be removed when an account is closed: mail addresses, how the customer came, billing details, bank accounts, requests for help, and the buyer of orders that
 * were never paid. Invoices and their buyers must be retained for the tax office (ten years, UU KUP art. 28).
 */
async function eraseShopData(trx: Trx, userId: string): Promise<void> {
  const erased = { email: "", referral_code: null, first_touch: null, last_touch: null, exposures: null };
  await trx.updateTable("orders").set(erased).where("user_id", "=", userId).execute();
  await trx
    .deleteFrom("refund_accounts")
    .where("order_id", "in", trx.selectFrom("orders").select("id").where("user_id", "=", userId))
    .execute();
  await trx.deleteFrom("help_files").where("user_id", "=", userId).execute();
  await trx.deleteFrom("help_requests").where("user_id", "=", userId).execute();
  await trx.deleteFrom("billing_details").where("user_id", "=", userId).execute();
  await trx
    .updateTable("orders")
    .set({ buyer: JSON.stringify({ name: "-", address: "-" }) })
    .where("user_id", "=", userId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom("invoices").select("number").whereRef("order_id", "=", "orders.id"))))
    .execute();
}

/** Removes an e-mail address, whatever its case, from the orders that have it: those of other accounts too. */
export async function eraseOrderAddress(trx: Trx, email: string): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ email: "" })
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .where("email", "!=", "")
    .execute();
}

/**
 * Removes the personal data of a closed account and cancels its orders that await payment, so that money that still
 * arrives is reviewed by a person. No workspace is prepared for it any more.
 */
export async function closeCustomerAccount(shop: ShopTrx, userId: string): Promise<void> {
  // First, because it locks all of the customer's orders against payments that arrive at the same time.
  await eraseShopData(shop.trx, userId);
  const open = await shop.trx
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "=", "awaiting_payment")
    .execute();
  for (const { id } of open) await cancelWithoutCheck(shop, id);
  const waiting = await shop.trx
    .selectFrom("workspace_preparations")
    .innerJoin("orders", "orders.id", "order_id")
    .select("orders.id")
    .where("user_id", "=", userId)
    .where("workspace_preparations.state", "=", "preparing")
    .execute();
  const waitingIds = waiting.map(({ id }) => id);
  if (waitingIds.length > 0) await dropPreparations(shop, waitingIds, "account_closed");
}
