import type { OrderView } from "#shop/orders/order-view.ts";
import type { OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import type { LinkedOrderView } from "#shop/payer-links/payer-link-contract.ts";
import { orderMoney } from "#shop/payments/order-money.ts";
import { refundStatus } from "#shop/refunds/refund-states.ts";
import { wayOf } from "#shop/refunds/refund-way.ts";
import { viewPrice } from "./view-price.ts";

/** Returns an order as its customer sees it. */
export function viewOrder(order: OrderWithPayment): OrderView {
  return {
    id: order.id,
    ...viewBought(order),
    referral_code: order.referral_code,
    payment: viewPayment(order),
    money: viewMoney(order),
    period:
      order.period_first_day && order.period_last_day
        ? { first_day: order.period_first_day, last_day: order.period_last_day }
        : null,
    workspace: order.workspace && {
      status: order.workspace.state,
      since: order.workspace.requestedAt.toISOString(),
      due: order.workspace.dueDay,
      ended_at: order.workspace.endedAt?.toISOString() ?? null,
    },
    invoice_number: order.invoice,
    invoice_revision: order.invoice_revision,
    history: order.history.map((each) => ({ ...each, at: each.at.toISOString() })),
    created_at: order.placed_at.toISOString(),
    expires_at: order.expires_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

/** Returns an order as whoever has its link sees it. */
export function viewLinkedOrder(order: OrderWithPayment): LinkedOrderView {
  return {
    ...viewBought(order),
    payment: order.state === "awaiting_payment" ? viewPayment(order) : null,
    invoice_number: order.invoice,
    invoice_revision: order.invoice_revision,
    expires_at: order.expires_at.toISOString(),
  };
}

const viewBought = (order: OrderWithPayment) => ({
  number: order.number,
  status: order.state,
  kind: order.kind,
  product: order.product,
  package: { id: order.package_id, name: order.package_name },
  months: order.months,
  upgrade_until: order.upgrade_until,
  currency: "IDR" as const,
  ...viewPrice(order),
  voucher_code: order.voucher_code,
  method: order.method,
  buyer: order.buyer,
});

function viewPayment({ payment }: OrderWithPayment): OrderView["payment"] {
  return (
    payment && {
      provider: payment.provider,
      reference: payment.reference,
      ...payment.instructions,
      expires_at: payment.expires_at.toISOString(),
    }
  );
}

function viewMoney(order: OrderWithPayment): OrderView["money"] {
  const { received, unreturned, misfits, refundWay } = orderMoney(order);
  return {
    received,
    unreturned,
    refund_by: refundWay,
    misfits,
    receipts: order.receipts.map(({ amount, currency, receivedAt, reversedAt }) => ({
      amount,
      currency,
      at: receivedAt.toISOString(),
      reversed: reversedAt !== null,
    })),
    refunds: order.refunds.map(({ amount, kind, state, provider_state, recorded_at, ended_at, credit_note }) => ({
      amount,
      kind,
      by: wayOf({ provider_state }),
      credit_note,
      status: refundStatus(state),
      at: (ended_at ?? recorded_at).toISOString(),
    })),
    refund_account: order.refund_account,
  };
}
