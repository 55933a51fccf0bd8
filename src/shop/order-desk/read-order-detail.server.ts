import type { Database } from "#infra/database/tables.server.ts";
import { negative, type Rupiah, rupiah, sum } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { movableMoney } from "../decisions/money-action.ts";
import { proposalsOf } from "../decisions/read-proposals.server.ts";
import { readOrderMails } from "../mails/order-mails.server.ts";
import { findOrder, type OrderWithPayment } from "../orders/orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import { readCreditNotes } from "../refunds/credit-notes.server.ts";
import { readRefunds } from "../refunds/refund-rows.server.ts";
import { wayOf } from "../refunds/refund-way.ts";
import { isWorkspaceLate } from "../workspaces/workspace-states.ts";
import { readHistory, readInvoiceOf, readNotifications, readPayment } from "./detail-parts.server.ts";
import type { OrderDetailView } from "./order-detail-view.ts";
import { resendable } from "./resend.ts";
import { readTargets } from "./targets.server.ts";

type DetailWithoutCustomer = Omit<OrderDetailView, "customer"> & { user_id: string };

/** Reads everything that is known about an order; null when there is none with this id. */
export async function readOrderDetail(
  db: Database,
  id: string,
  reviewLimit: Rupiah,
  today: Day,
): Promise<DetailWithoutCustomer | null> {
  const owner = await db.selectFrom("orders").select("user_id").where("id", "=", id).executeTakeFirst();
  const order = owner && (await findOrder(db, id, owner.user_id));
  if (!order) return null;
  const [history, payment, mails, proposals, money, invoice, targets] = await Promise.all([
    readHistory(db, id),
    readPayment(db, id),
    readOrderMails(db, id),
    proposalsOf(db, id),
    readMoney(db, order),
    readInvoiceOf(db, id),
    readTargets(db, order),
  ]);
  return {
    id,
    user_id: order.user_id,
    version: order.version,
    number: order.number,
    state: order.state,
    kind: order.kind,
    product: order.product,
    package: { id: order.package_id, name: order.package_name },
    months: order.months,
    upgrade_until: order.upgrade_until,
    locale: order.locale,
    ...priceOf(order),
    voucher_code: order.voucher_code,
    quotation: order.quotation,
    method: order.method,
    buyer: order.buyer,
    email: order.email,
    referral_code: order.referral_code,
    placed_at: order.placed_at.toISOString(),
    expires_at: order.expires_at.toISOString(),
    payment,
    money,
    invoice,
    workspace: viewWorkspace(order, today),
    history,
    notifications: order.payment ? await readNotifications(db, order.payment) : [],
    mails: mails.map(({ kind, audience, subject, sent_at }) => ({
      kind,
      audience,
      subject,
      sent_at: sent_at.toISOString(),
    })),
    proposals,
    targets,
    resendable: resendable({ ...order, toTransfer: money.to_transfer }),
    review_limit: reviewLimit,
  };
}

function viewWorkspace({ workspace }: OrderWithPayment, today: Day): OrderDetailView["workspace"] {
  return (
    workspace && {
      state: workspace.state,
      requested_at: workspace.requestedAt.toISOString(),
      due_day: workspace.dueDay,
      late: isWorkspaceLate(workspace, today),
      ended_at: workspace.endedAt?.toISOString() ?? null,
      ended_by: workspace.endedBy,
      days_given_back: workspace.daysGivenBack,
    }
  );
}

function priceOf(order: OrderWithPayment) {
  const { unit_price, subtotal, discount, channel_fee, dpp, ppn, total } = order;
  const lines = order.lines.map(({ kind, unitPrice, quantity, amount }) => ({
    kind,
    unit_price: unitPrice,
    quantity,
    amount,
  }));
  return { unit_price, subtotal, discount, channel_fee, dpp, ppn, total, lines };
}

async function readMoney(db: Database, order: OrderWithPayment): Promise<OrderDetailView["money"]> {
  const [receipts, refunds, creditNotes] = await Promise.all([
    db.selectFrom("payment_receipts").selectAll().where("order_id", "=", order.id).orderBy("id").execute(),
    readRefunds(db, [order.id]),
    readCreditNotes(db, [order.id]),
  ]);
  const { received, returned, returning, held, surplus, unreturned, misfits, ...money } = orderMoney(order);
  const attributed = receipts.filter((each) => each.attribution_id !== null && each.amount < 0);
  return {
    received,
    returned,
    returning,
    held,
    surplus,
    unreturned,
    movable: movableMoney(order.state, { held, returning, surplus }),
    attributed: negative(sum(...attributed.map(({ amount }) => rupiah(amount)))),
    provider_limit: money.providerLimit,
    to_transfer: money.toTransfer,
    misfits,
    receipts: receipts.map(({ amount, currency, received_at, reversed_at, attribution_id, money_id }) => ({
      amount,
      currency,
      at: received_at.toISOString(),
      reversed: reversed_at !== null,
      attributed: attribution_id !== null,
      reference: money_id,
    })),
    refunds: refunds.map(({ order_id, recorded_at, ended_at, provider_checked_at, ...refund }) => ({
      ...refund,
      by: wayOf(refund),
      recorded_at: recorded_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      credit_note: creditNotes.find((note) => note.refund_id === refund.id)?.number ?? null,
    })),
    refund_account: order.refund_account,
  };
}
