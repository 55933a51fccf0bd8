import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { orderStates } from "#shop/orders/order-states.ts";
import type { OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import { misfits } from "#shop/payments/misfit.ts";
import { orderMoney } from "#shop/payments/order-money.ts";
import type { Quote } from "#shop/prices/make-quote.server.ts";
import type { Line } from "#shop/prices/price.ts";
import type { CustomerPackage } from "#shop/subscriptions/customer-packages.server.ts";
import { subscriptionStates } from "#shop/subscriptions/subscription-states.ts";
import { voucherRefusalText, voucherWorth } from "#shop/vouchers/voucher-words.ts";
import type { Locale } from "#text/locales.ts";

const line = z.object({ kind: z.string(), unit_price: z.int(), quantity: z.int(), amount: z.int() });
const bilingual = z.object({ id: z.string(), en: z.string() });
const money = {
  unit_price: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  channel_fee: z.int(),
  dpp: z.int(),
  ppn: z.int(),
  total: z.int(),
  lines: z.array(line),
};

export const quoteView = z.object({
  package: z.object({ id: z.string(), product: z.string(), name: bilingual }),
  months: z.int(),
  currency: z.literal("IDR"),
  ...money,
  payment_method: z.object({
    id: z.enum(paymentMethodIds),
    status: z.enum(["available", "unavailable"]),
    reason: z.string().optional(),
  }),
  voucher: z
    .object({
      code: z.string(),
      status: z.enum(["applied", "refused"]),
      reason: z.string().optional(),
      message: z.string().optional(),
    })
    .nullable(),
});

/** A quote as it is sent; the reason for which a voucher does not count, or the share it takes off, stands there in words. */
export function viewQuote(quote: Quote, locale: Locale): z.infer<typeof quoteView> {
  const { price, voucher, method, methodRefusal } = quote;
  const { id, product, name } = quote.package;
  return {
    package: { id, product, name },
    months: quote.months,
    currency: "IDR",
    ...moneyOf({ ...price, unit_price: price.unitPrice, channel_fee: price.channelFee }),
    payment_method: {
      id: method.id,
      status: methodRefusal ? "unavailable" : "available",
      ...(methodRefusal && { reason: methodRefusal }),
    },
    voucher: voucher && viewVoucher(voucher, locale),
  };
}

function viewVoucher({ code, row, refusal }: NonNullable<Quote["voucher"]>, locale: Locale) {
  if (refusal)
    return { code, status: "refused" as const, reason: refusal, message: voucherRefusalText(refusal, row, locale) };
  return { code, status: "applied" as const, ...(row?.unit === "percent" && { message: voucherWorth(row, locale) }) };
}

interface MoneyRow {
  unit_price: number;
  subtotal: number;
  discount: number;
  channel_fee: number;
  dpp: number;
  ppn: number;
  total: number;
  lines: readonly Line[];
}

function moneyOf({ unit_price, subtotal, discount, channel_fee, dpp, ppn, total, lines }: MoneyRow) {
  return {
    ...{ unit_price, subtotal, discount, channel_fee, dpp, ppn, total },
    lines: lines.map(({ kind, unitPrice, quantity, amount }) => ({ kind, unit_price: unitPrice, quantity, amount })),
  };
}

const payment = z.object({
  provider: z.string(),
  reference: z.string(),
  va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  qr_string: z.string().optional(),
  qr_url: z.string().optional(),
  expires_at: z.string(),
});

const receivedMoney = z.object({
  received: z.int(),
  /** Of what is held, what belongs to the customer and is not on its way back yet. */
  unreturned: z.int(),
  misfits: z.array(z.enum(misfits)),
  receipts: z.array(z.object({ amount: z.int(), currency: z.string(), at: z.string(), reversed: z.boolean() })),
  refunds: z.array(
    z.object({
      amount: z.int(),
      kind: z.enum(["part", "all"]),
      status: z.enum(["recorded", "sent"]),
      at: z.string(),
      credit_note: z.string().nullable(),
    }),
  ),
});

export const orderView = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStates),
  kind: z.enum(["purchase", "renewal", "upgrade"]),
  product: z.string(),
  package: z.object({ id: z.string(), name: z.string() }),
  months: z.int(),
  upgrade_until: z.string().nullable(),
  currency: z.literal("IDR"),
  ...money,
  voucher_code: z.string().nullable(),
  method: z.enum(paymentMethodIds),
  buyer: z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() }),
  referral_code: z.string().nullable(),
  payment: payment.nullable(),
  money: receivedMoney,
  period: z.object({ first_day: z.string(), last_day: z.string() }).nullable().describe("The days it paid for"),
  invoice_number: z.string().nullable(),
  invoice_revision: z.int(),
  history: z.array(z.object({ at: z.string(), event: z.string(), from: z.string(), to: z.string() })),
  created_at: z.string(),
  expires_at: z.string(),
  updated_at: z.string(),
});

/** An order as its customer sees it. */
export function viewOrder(order: OrderWithPayment): z.infer<typeof orderView> {
  const { id, number, kind, product, months, upgrade_until, voucher_code, method, buyer, referral_code } = order;
  return {
    ...{ id, number, status: order.state, kind, product, months, upgrade_until },
    package: { id: order.package_id, name: order.package_name },
    currency: "IDR",
    ...moneyOf(order),
    ...{ voucher_code, method, buyer, referral_code },
    payment: order.payment && {
      provider: order.payment.provider,
      reference: order.payment.reference,
      ...order.payment.instructions,
      expires_at: order.payment.expires_at.toISOString(),
    },
    money: viewMoney(order),
    period:
      order.period_first_day && order.period_last_day
        ? { first_day: order.period_first_day, last_day: order.period_last_day }
        : null,
    invoice_number: order.invoice,
    invoice_revision: order.invoice_revision,
    history: order.history.map((each) => ({ ...each, at: each.at.toISOString() })),
    created_at: order.placed_at.toISOString(),
    expires_at: order.expires_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

function viewMoney(order: OrderWithPayment): z.infer<typeof receivedMoney> {
  const { received, unreturned, misfits } = orderMoney(order);
  return {
    ...{ received, unreturned, misfits },
    receipts: order.receipts.map(({ amount, currency, receivedAt, reversedAt }) => ({
      ...{ amount, currency, at: receivedAt.toISOString(), reversed: reversedAt !== null },
    })),
    refunds: order.refunds.map(({ amount, kind, state, recorded_at, ended_at, credit_note }) => ({
      ...{ amount, kind, credit_note, status: state === "sent" ? ("sent" as const) : ("recorded" as const) },
      at: (ended_at ?? recorded_at).toISOString(),
    })),
  };
}

export const packageView = z.object({
  product: z.string(),
  name: z.string(),
  status: z.enum(subscriptionStates),
  starts_at: z.string(),
  ends_at: z.string(),
  price: z.int(),
  order: z.string(),
  subscription: z.string(),
  package_id: z.string(),
  renews: z.boolean(),
  anchor: z.int().describe("Day of the month on which its months end"),
  connected: z.boolean().describe("Whether POST /packages/{product}/open leads to it"),
  pending: z
    .object({ order: z.uuid(), number: z.string(), kind: z.string(), total: z.int(), expires_at: z.string() })
    .nullable()
    .describe("An order for it that awaits payment"),
});

/** A package as its customer has it. */
export function viewPackage(owned: CustomerPackage, locale: Locale): z.infer<typeof packageView> {
  return {
    product: owned.product,
    name: owned.name[locale],
    status: owned.status,
    starts_at: owned.startsAt.toISOString(),
    ends_at: owned.endsAt.toISOString(),
    price: owned.price,
    order: owned.orderId,
    subscription: owned.subscriptionId,
    package_id: owned.packageId,
    renews: owned.renews,
    anchor: owned.anchor,
    connected: owned.connected,
    pending: owned.pending && {
      order: owned.pending.id,
      ...{ number: owned.pending.number, kind: owned.pending.kind, total: owned.pending.total },
      expires_at: owned.pending.expires_at.toISOString(),
    },
  };
}
