import { z } from "zod";
import { orderEvents } from "#catalogue/order-events.ts";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { locales } from "#text/locales.ts";
import { answeredDay } from "#time/day-schema.ts";
import { proposalStates } from "../decisions/proposal-states.ts";
import { orderKinds } from "../orders/order-kinds.ts";
import { orderStates } from "../orders/order-states.ts";
import { refundReasons } from "../payments/gateways/gateway.ts";
import { misfits } from "../payments/misfit.ts";
import { priceFields } from "../prices/price-view.ts";
import { providerRefundStates, refundStates } from "../refunds/refund-states.ts";
import { refundWays } from "../refunds/refund-way.ts";
import { workspaceStates } from "../workspaces/workspace-states.ts";
import { resendKinds } from "./resend.ts";

/** The account of a customer; closed accounts have none. */
export const customerView = z.object({ id: z.string(), name: z.string(), company: z.string(), email: z.string() });

const proposedAction = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("settle"), outcome: z.enum(["paid", "closed"]) }),
  z.object({ kind: z.literal("refund"), amount: wholeRupiah.optional(), proof: z.string().optional() }),
  z.object({ kind: z.literal("attribute"), amount: wholeRupiah, target: z.string() }),
]);

/** A decision that a second person approves or rejects. */
export const proposalView = z.object({
  id: z.int(),
  order: z.object({ id: z.string(), number: z.string() }),
  state: z.enum(proposalStates),
  action: proposedAction,
  /** The number of the order to which money is attributed. */
  target: z.string().nullable(),
  /** The rupiah for which a second person is needed. */
  amount: wholeRupiah,
  note: z.string(),
  proposed_by: z.object({ id: z.string(), name: z.string() }),
  proposed_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  decided_note: z.string().nullable(),
});
export type ProposalView = z.infer<typeof proposalView>;

const money = z.object({
  received: wholeRupiah,
  returned: wholeRupiah,
  returning: wholeRupiah,
  held: wholeRupiah,
  surplus: wholeRupiah,
  unreturned: wholeRupiah,
  /** What may be attributed to another order. */
  movable: wholeRupiah,
  /** What was attributed to other orders. */
  attributed: wholeRupiah,
  /** The most that the payment provider can return; a refund above it is a bank transfer. */
  provider_limit: wholeRupiah,
  /** What needs a bank account of the customer. */
  to_transfer: wholeRupiah,
  misfits: z.array(z.enum(misfits)),
  receipts: z.array(
    z.object({
      amount: z.int(),
      currency: z.string(),
      at: z.string(),
      reversed: z.boolean(),
      attributed: z.boolean(),
      reference: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: wholeRupiah,
      kind: z.enum(["part", "all"]),
      state: z.enum(refundStates),
      note: z.string(),
      proof: z.string(),
      by: z.enum(refundWays).describe("Who returns the money: the payment provider, or a person by bank transfer"),
      provider_state: z.enum(providerRefundStates).nullable(),
      provider_reference: z.string().nullable(),
      provider_reason: z.enum(refundReasons).nullable(),
      provider_message: z.string().nullable().describe("The provider's own words or code about its refusal"),
      recorded_by: z.string(),
      recorded_at: z.string(),
      ended_by: z.string().nullable(),
      ended_at: z.string().nullable(),
      credit_note: z.string().nullable(),
    }),
  ),
  /** Given by the customer; the number has a call of its own. */
  refund_account: z.object({ bank: z.string(), last_digits: z.string(), given_at: z.string() }).nullable(),
});

const payment = z.object({
  provider: z.string(),
  reference: z.string(),
  provider_id: z.string().nullable(),
  state: z.enum(["charging", "pending", "settled", "over"]),
  va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  requested_at: z.string(),
  checked_at: z.string(),
  settled_at: z.string().nullable(),
});

const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  event: z.enum(orderEvents),
  from: z.enum(orderStates),
  to: z.enum(orderStates),
  by: z.string(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  note: z.string().nullable(),
  proof: z.string().nullable(),
  /** The number of the other order, of attributed money. */
  other_order: z.string().nullable(),
});

const invoice = z.object({
  number: z.string(),
  issued_at: z.string(),
  first_day: answeredDay.nullable(),
  last_day: answeredDay.nullable(),
  /** Why it was issued again, where that was not the tax office's number; the number is empty while there is none. */
  revisions: z.array(
    z.object({ revision: z.int(), tax_serial: z.string(), reason: z.string(), issued_at: z.string(), by: z.string() }),
  ),
});

/** The workspace that the team opens for a paid order; its period starts then. */
const workspace = z.object({
  state: z.enum(workspaceStates),
  requested_at: z.string(),
  due_day: answeredDay,
  late: z.boolean(),
  ended_at: z.string().nullable(),
  ended_by: z.string().nullable(),
  days_given_back: z.int().nullable(),
});

/** An order as staff see it; amounts in whole rupiah. */
export const orderDetailView = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  state: z.enum(orderStates),
  kind: z.enum(orderKinds),
  product: z.string(),
  package: z.object({ id: z.string(), name: z.string() }),
  months: z.int(),
  upgrade_until: answeredDay.nullable(),
  locale: z.enum(locales),
  ...priceFields,
  voucher_code: z.string().nullable(),
  /** The number of the quotation whose price it has. */
  quotation: z.string().nullable(),
  method: z.enum(paymentMethodIds),
  buyer: z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() }),
  email: z.string(),
  referral_code: z.string().nullable(),
  customer: customerView.nullable(),
  placed_at: z.string(),
  expires_at: z.string(),
  payment: payment.nullable(),
  money,
  invoice: invoice.nullable(),
  workspace: workspace.nullable(),
  history: z.array(historyEntry),
  notifications: z.array(
    z.object({
      id: z.int(),
      first_at: z.string(),
      last_at: z.string(),
      times: z.int(),
      facts: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), audience: z.enum(["customer", "sales"]), subject: z.string(), sent_at: z.string() }),
  ),
  proposals: z.array(proposalView),
  /** Orders of the same customer to which money may be attributed. */
  targets: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      package_name: z.string(),
      state: z.enum(orderStates),
      total: wholeRupiah,
      missing: wholeRupiah,
      placed_at: z.string(),
    }),
  ),
  resendable: z.array(z.enum(resendKinds)),
  /** Above this amount a second person decides. */
  review_limit: wholeRupiah,
});
export type OrderDetailView = z.infer<typeof orderDetailView>;

/** The whole bank account for a refund, for those who decide about refunds. */
export const refundAccountView = z.object({
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  given_at: z.string(),
});
export type RefundAccountView = z.infer<typeof refundAccountView>;
