import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { get, pageQuery, post } from "#contract/contract.ts";
import { inRupiah, wholeRupiah } from "#money/rupiah-schema.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { answeredDay } from "#time/day-schema.ts";
import { orderKinds } from "../orders/order-kinds.ts";
import { orderStates } from "../orders/order-states.ts";
import { customerView, orderDetailView, proposalView, refundAccountView } from "./order-detail-view.ts";
import { orderFilters } from "./order-query.ts";
import { resendKinds } from "./resend.ts";

/** Why an order needs a person; amounts in whole rupiah. */
const attention = z.object({
  in_review: z.boolean(),
  surplus: wholeRupiah.describe("Belongs to the customer; negative when more left than was received"),
  to_send: wholeRupiah.describe("Refunds that are recorded and that a person has to send"),
  proposed: z.boolean().describe("A decision waits for a second person"),
});

/** An order in the list of the back office. */
const orderRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  state: z.enum(orderStates),
  kind: z.enum(orderKinds),
  product: z.string(),
  package_name: z.string(),
  months: z.int(),
  total: wholeRupiah,
  method: z.enum(paymentMethodIds),
  buyer: z.string(),
  email: z.string(),
  customer: customerView.nullable(),
  invoice: z.string().nullable(),
  placed_at: z.string(),
  attention: attention.nullable(),
  workspace_due: answeredDay.nullable().describe("The day by which its workspace is to be opened, while it is not"),
});
export type OrderRowView = z.infer<typeof orderRowView>;

const reads = ["orders", "read"] as const;
const writes = ["orders", "write"] as const;
const params = z.object({ id: z.string() });
/** The number of a proposal or of a refund. */
const partParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
/** What every change of an order's money states: the version that the person saw, and why. */
const versionAndNote = z.object({ version: z.int(), note: z.string().trim().min(3).max(1000) });
/** An amount of rupiah that a person entered. */
const amount = inRupiah(z.int().min(1).max(1_000_000_000_000));

/** Of every change: the order as it is then is sent. */
const change = { permission: writes, version: true, answers: "read" } as const;
/** Why a decision about money cannot be applied. */
const moneyRefusals = {
  not_found: 404,
  unknown_order: 409,
  not_in_review: 409,
  refund_recorded: 409,
  nothing_to_give: 409,
  nothing_held: 409,
  too_much: 409,
  all_of_it: 409,
  already_recorded: 409,
  other_customer: 409,
  takes_no_money: 409,
} as const;
/** A decision about money, which waits for a second person when it is above the limit. */
const decision = {
  ...change,
  recentFactor: true,
  params,
  accepted: true,
  refuses: { ...moneyRefusals, proposal_open: 409 },
} as const;
const proposalRefusals = {
  ...moneyRefusals,
  proposal_decided: 409,
  own_proposal: 409,
  proposal_of_another: 409,
  new_member: 409,
} as const;
const refundRefusals = { not_found: 404, refund_ended: 409, refund_at_provider: 409 } as const;
const locale = z.enum(locales).default("id");
const pdf = { permission: reads, file: "application/pdf" } as const;

/** The calls of orders: decisions about their money, refunds, mails and documents. */
export const orderContract = {
  list: get("/admin/orders", {
    permission: reads,
    summary: "Orders, newest first",
    query: pageQuery.extend(orderFilters.shape),
    row: orderRowView,
  }),
  export: get("/admin/orders/export.csv", {
    permission: ["orders", "export"],
    summary: "Orders as a file for spreadsheets",
    query: orderFilters,
    table: true,
  }),
  proposals: get("/admin/orders/proposals", {
    permission: reads,
    summary: "Decisions that wait for a second person",
    query: pageQuery,
    row: proposalView,
  }),
  approve: post("/admin/orders/proposals/:id/approve", {
    ...change,
    recentFactor: true,
    summary: "Approve a proposed decision as a second person",
    params: partParams,
    body: z.object({ version: z.int(), note: z.string().trim().max(1000).default("") }),
    refuses: proposalRefusals,
  }),
  reject: post("/admin/orders/proposals/:id/reject", {
    ...change,
    summary: "Reject a proposed decision as a second person",
    params: partParams,
    body: versionAndNote,
    refuses: proposalRefusals,
  }),
  withdraw: post("/admin/orders/proposals/:id/withdraw", {
    ...change,
    summary: "Withdraw a decision that one has proposed oneself",
    params: partParams,
    body: versionAndNote,
    refuses: proposalRefusals,
  }),
  read: get("/admin/orders/:id", {
    permission: reads,
    summary: "One order with its money, history and mails",
    params,
    data: orderDetailView,
    statuses: [401, 403, 404, 409],
  }),
  settle: post("/admin/orders/:id/decision", {
    ...decision,
    summary: "Accept the money of an order under review, or close the order",
    body: versionAndNote.extend({ outcome: z.enum(["paid", "closed"]) }),
  }),
  refund: post("/admin/orders/:id/refunds", {
    ...decision,
    summary: "Record a refund, which the payment provider makes where it can, else a person by bank transfer",
    body: versionAndNote.extend({
      amount: amount.optional().describe("Without it all money is returned, which ends access"),
      proof: z
        .string()
        .overwrite(plainLine)
        .max(200)
        .optional()
        .describe("Reference of a transfer that was made already"),
    }),
  }),
  /** The whole number; everything else of the back office shows its last digits. Who read it is in the audit log. */
  refundAccount: get("/admin/orders/:id/refund-account", {
    permission: writes,
    summary: "Bank account of a customer for a refund",
    params,
    data: refundAccountView,
    statuses: [401, 403, 404, 409],
  }),
  refundSent: post("/admin/orders/refunds/:id/sent", {
    ...change,
    recentFactor: true,
    summary: "The refund was transferred",
    params: partParams,
    body: z.object({ version: z.int(), proof: z.string().overwrite(plainLine).min(3).max(200) }),
    refuses: refundRefusals,
  }),
  refundWithdrawn: post("/admin/orders/refunds/:id/withdrawn", {
    ...change,
    summary: "The refund is not made",
    params: partParams,
    body: versionAndNote,
    refuses: refundRefusals,
  }),
  attribute: post("/admin/orders/:id/attribution", {
    ...decision,
    summary: "Attribute money to another order of the same customer",
    body: versionAndNote.extend({ target: z.uuid(), amount }),
  }),
  cancel: post("/admin/orders/:id/cancel", {
    ...change,
    summary: "Cancel an order that awaits payment",
    params,
    body: versionAndNote,
    refuses: { not_found: 404, not_awaiting_payment: 409 },
  }),
  resend: post("/admin/orders/:id/resend", {
    ...change,
    summary: "Send a mail about the order again",
    params,
    body: z.object({ version: z.int(), kind: z.enum(resendKinds) }),
    status: 202,
    refuses: { not_found: 404, nothing_to_resend: 409 },
  }),
  workspaceOpened: post("/admin/orders/:id/workspace-opened", {
    ...change,
    permission: ["workspaces", "write"],
    tag: "orders",
    summary: "Record that the workspace of a paid order is open",
    params,
    body: z.object({ version: z.int() }),
    refuses: { not_found: 404, workspace_not_waiting: 409 },
  }),
  invoice: get("/admin/orders/:id/invoice.pdf", {
    ...pdf,
    summary: "Invoice of an order, or one of its revisions",
    params,
    query: z.object({
      locale,
      /** 0 is the invoice as it was first issued. */
      revision: z.coerce.number().int().min(0).max(1_000).default(0),
    }),
  }),
  creditNote: get("/admin/orders/:id/credit-notes/:number.pdf", {
    ...pdf,
    summary: "Credit note of a refund",
    params: params.extend({ number: z.string() }),
    query: z.object({ locale }),
  }),
};
