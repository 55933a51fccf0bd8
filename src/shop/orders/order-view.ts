import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { misfits } from "../payments/misfit.ts";
import { priceFields } from "../prices/price-view.ts";
import { refundWays } from "../refunds/refund-way.ts";
import { type WorkspaceState, workspaceStates } from "../workspaces/workspace-states.ts";
import { orderKinds } from "./order-kinds.ts";
import { orderStates } from "./order-states.ts";

/** How an order is paid. */
export const paymentView = z.object({
  provider: z.string(),
  reference: z.string(),
  va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  qr_string: z.string().optional(),
  qr_url: z.string().optional(),
  expires_at: z.string(),
});

const money = z.object({
  received: wholeRupiah,
  /** Part of the money held that belongs to the customer and is not being returned yet. */
  unreturned: wholeRupiah,
  refund_by: z.enum(refundWays).describe("How money that may be returned would go back"),
  misfits: z.array(z.enum(misfits)),
  receipts: z.array(z.object({ amount: z.int(), currency: z.string(), at: z.string(), reversed: z.boolean() })),
  refunds: z.array(
    z.object({
      amount: wholeRupiah,
      kind: z.enum(["part", "all"]),
      status: z.enum(["recorded", "sent"]),
      by: z.enum(refundWays),
      at: z.string(),
      credit_note: z.string().nullable(),
    }),
  ),
  refund_account: z
    .object({ bank: z.string(), last_digits: z.string(), given_at: z.string() })
    .nullable()
    .describe("The account that was given for a refund, without its number"),
});
/** The money received for an order, and its refunds. */
export type OrderMoneyView = z.infer<typeof money>;

/** What was ordered, for what price, and who is invoiced; whoever pays it sees it too. */
export const boughtFields = {
  number: z.string(),
  status: z.enum(orderStates),
  kind: z.enum(orderKinds),
  product: z.string(),
  package: z.object({ id: z.string(), name: z.string() }),
  months: z.int(),
  upgrade_until: answeredDay.nullable(),
  currency: z.literal("IDR"),
  ...priceFields,
  voucher_code: z.string().nullable(),
  method: z.enum(paymentMethodIds),
  buyer: z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() }),
};

/** An order as its owner sees it; amounts in whole rupiah. */
export const orderView = z.object({
  id: z.uuid(),
  ...boughtFields,
  referral_code: z.string().nullable(),
  payment: paymentView.nullable(),
  money,
  period: z
    .object({ first_day: answeredDay, last_day: answeredDay })
    .nullable()
    .describe("The days it paid for; null until they are fixed"),
  workspace: z
    .object({ status: z.enum(workspaceStates), since: z.string(), due: answeredDay, ended_at: z.string().nullable() })
    .nullable()
    .describe("The workspace that the team opens for it, `due` at the latest; its period starts then"),
  invoice_number: z.string().nullable(),
  invoice_revision: z.int(),
  history: z.array(z.object({ at: z.string(), event: z.string(), from: z.string(), to: z.string() })),
  created_at: z.string(),
  expires_at: z.string(),
  updated_at: z.string(),
});
export type OrderView = z.infer<typeof orderView>;

/** The data of one event of `GET /orders/{id}/events`. */
export interface OrderStateEvent {
  id: string;
  status: OrderView["status"];
  /** The status of its workspace; null without one. */
  workspace: WorkspaceState | null;
  updated_at: string;
}
