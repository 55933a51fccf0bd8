import type { Database } from "#infra/database/tables.server.ts";
import type { OrderEvent } from "../orders/order-states.ts";
import { notificationFacts } from "./notification-facts.ts";
import type { OrderDetailView } from "./order-detail-view.ts";

/** Returns what happened to an order, oldest first, with the details that people may read. */
export async function readHistory(db: Database, orderId: string): Promise<OrderDetailView["history"]> {
  const rows = await db.selectFrom("order_events").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  return rows.map(({ id, at, event, from_state, to_state, by, details }) => ({
    id,
    at: at.toISOString(),
    event: event as OrderEvent,
    from: from_state,
    to: to_state,
    by,
    amount: typeof details.amount === "number" ? details.amount : null,
    currency: textOrNull(details.currency),
    note: textOrNull(details.note),
    proof: textOrNull(details.proof),
    other_order: textOrNull(details.from) ?? textOrNull(details.to),
  }));
}

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** Returns the payment that was requested from the provider. */
export async function readPayment(db: Database, orderId: string): Promise<OrderDetailView["payment"]> {
  const row = await db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!row) return null;
  const { va_number, biller_code, bill_key } = row.instructions ?? {};
  return {
    provider: row.provider,
    reference: row.reference,
    provider_id: row.provider_id,
    state: row.state,
    ...(va_number && { va_number }),
    ...(biller_code && { biller_code }),
    ...(bill_key && { bill_key }),
    requested_at: row.created_at.toISOString(),
    checked_at: row.checked_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** Returns the provider's notifications of a payment, oldest first, without secrets. */
export async function readNotifications(
  db: Database,
  { provider, reference }: { provider: string; reference: string },
): Promise<OrderDetailView["notifications"]> {
  const rows = await db
    .selectFrom("payment_notifications")
    .select(["id", "first_at", "last_at", "times", "body"])
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .orderBy("id")
    .limit(100)
    .execute();
  return rows.map(({ id, first_at, last_at, times, body }) => ({
    id,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
    times,
    facts: notificationFacts(body),
  }));
}

/** Returns the invoice of an order with its revisions; null while it has none. */
export async function readInvoiceOf(db: Database, orderId: string): Promise<OrderDetailView["invoice"]> {
  const row = await db
    .selectFrom("invoices")
    .select(["number", "issued_at", "first_day", "last_day"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) return null;
  const revisions = await db
    .selectFrom("invoice_revisions")
    .select(["revision", "tax_serial", "reason", "issued_at", "by"])
    .where("invoice", "=", row.number)
    .orderBy("revision")
    .execute();
  return {
    ...row,
    issued_at: row.issued_at.toISOString(),
    revisions: revisions.map((each) => ({ ...each, issued_at: each.issued_at.toISOString() })),
  };
}
