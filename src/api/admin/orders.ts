import { isNewMember } from "#accounts/staff/staff-people.server.ts";
import { orderCells, orderColumns, readFilters, readOrder, viewRows } from "#desk/orders.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { decideMoney, type StaffActor } from "#shop/decisions/decide-money.server.ts";
import { decideProposal } from "#shop/decisions/decide-proposal.server.ts";
import { endRefund } from "#shop/decisions/end-refund.server.ts";
import type { MoneyAction } from "#shop/decisions/money-action.ts";
import type { ProposalEvent } from "#shop/decisions/proposal-states.ts";
import { openProposals } from "#shop/decisions/read-proposals.server.ts";
import { creditNoteFileName, invoiceFileName } from "#shop/invoices/invoice.ts";
import { creditNotePdf, invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { countOrders, listStaffOrders } from "#shop/order-desk/list-orders.server.ts";
import { orderContract } from "#shop/order-desk/order-contract.ts";
import { resendMail } from "#shop/order-desk/resend-mail.server.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { readRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { openWorkspace } from "#shop/workspaces/open-workspace.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { sendPdf } from "../http/send-pdf.ts";
import { refused, serve } from "../http/serve.ts";
import { requireRecentFactor } from "./guard-admin.ts";

/** An export of more orders than this asks for the second factor again. */
const unconfirmedRows = 1000;

const notFound = refused("not_found");
const stale = refused("stale_version");

interface VersionAndNote {
  version: number;
  note: string;
}

/** What a decision about one order received. */
interface Decision {
  params: { id: string };
  body: VersionAndNote;
  staff: { actor: StaffActor };
}

/** Orders, decisions about their money, refunds, mails and documents. */
export function orders(api: Api, deps: ApiDeps): void {
  const { db, shop, now, company } = deps;

  /** Applies or proposes a decision about the money of an order. */
  async function decide({ params: { id }, body: { version, note }, staff }: Decision, action: MoneyAction) {
    if (!(await readOrder(deps, id))) return notFound;
    const limit = company.reviewLimit;
    const decided = await decideMoney(shop, { orderId: id, version, action, note, by: staff.actor, limit });
    return decided.ok ? { ok: true as const, accepted: decided.proposed } : decided;
  }

  /** Approves or rejects a proposed decision. */
  const decideProposed = async (by: StaffActor, proposalId: number, event: ProposalEvent, body: VersionAndNote) =>
    ofOrder(
      await decideProposal(shop, {
        ...body,
        proposalId,
        event,
        by,
        isNewMember: (trx, userId) => isNewMember(trx, userId, now()),
      }),
    );

  serve(api, orderContract, {
    list: async ({ query: { cursor, limit, ...filters } }) => {
      const page = await listStaffOrders(db, await readFilters(deps, filters), { cursor, limit });
      return { rows: await viewRows(deps, page.rows), next: page.next };
    },
    export: async ({ query, staff, request }) => {
      const filters = await readFilters(deps, query);
      const total = await countOrders(db, filters);
      if (total > unconfirmedRows) await requireRecentFactor(deps, request);
      const at = now();
      await db.transaction().execute((trx) =>
        recordChange(trx, staff.actor, at, {
          action: "order.exported",
          object: { kind: "orders", id: "all" },
          after: { rows: total },
        }),
      );
      return { name: `orders-${jakartaDay(at)}`, columns: orderColumns, rows: orderCells(deps, filters), total };
    },
    proposals: ({ query }) => openProposals(db, query),
    approve: ({ params, body, staff }) => decideProposed(staff.actor, params.id, "approved", body),
    reject: ({ params, body, staff }) => decideProposed(staff.actor, params.id, "rejected", body),
    withdraw: ({ params, body, staff }) => decideProposed(staff.actor, params.id, "withdrawn", body),
    read: ({ params }) => readOrder(deps, params.id),
    settle: (received) => decide(received, { kind: "settle", outcome: received.body.outcome }),
    refund: (received) => {
      const { amount, proof } = received.body;
      return decide(received, { kind: "refund", ...(amount && { amount }), ...(proof && { proof }) });
    },
    refundAccount: async ({ params, staff }) => {
      const order = await readOrder(deps, params.id);
      return (order && (await readRefundAccount(shop, order.id, staff.actor))) ?? undefined;
    },
    refundSent: async ({ params, body: { version, proof }, staff }) =>
      ofOrder(await endRefund(shop, { refundId: params.id, version, by: staff.actor, ending: { proof } })),
    refundWithdrawn: async ({ params, body: { version, note }, staff }) =>
      ofOrder(await endRefund(shop, { refundId: params.id, version, by: staff.actor, ending: { note } })),
    attribute: (received) => {
      const { target, amount } = received.body;
      return decide(received, { kind: "attribute", target, amount });
    },
    cancel: async ({ params: { id }, body, staff }) => {
      const order = await readOrder(deps, id);
      if (!order) return notFound;
      if (order.version !== body.version) return stale;
      if (order.state !== "awaiting_payment") return refused("not_awaiting_payment");
      // The check with the provider may have found that it was paid meanwhile.
      return (await cancelOrder(shop, id, { by: staff.actor, ...body })) ? { ok: true as const } : stale;
    },
    resend: async ({ params: { id }, body, staff }) =>
      (await readOrder(deps, id)) ? resendMail(shop, { orderId: id, ...body, by: staff.actor }) : notFound,
    workspaceOpened: async ({ params: { id }, body, staff }) =>
      (await readOrder(deps, id)) ? openWorkspace(shop, { orderId: id, ...body, by: staff.actor }) : notFound,
    invoice: async ({ params, query: { locale, revision } }, reply) => {
      const order = await readOrder(deps, params.id);
      const isIssued = revision === 0 || order?.invoice?.revisions.some((each) => each.revision === revision);
      if (!order?.invoice || !isIssued) return undefined;
      const name = invoiceFileName(order.invoice.number, revision, locale);
      return sendPdf(reply, name, await invoicePdf(shop, order.id, locale, revision));
    },
    creditNote: async ({ params: { id, number }, query: { locale } }, reply) => {
      const order = await readOrder(deps, id);
      if (!order?.money.refunds.some((refund) => refund.credit_note === number)) return undefined;
      return sendPdf(reply, creditNoteFileName(number, locale), await creditNotePdf(db, number, locale));
    },
  });
}

/** Names the order to which a proposal or a refund belongs: it is what is sent afterwards. */
const ofOrder = <Result extends { orderId?: string }>(result: Result) => ({ ...result, id: result.orderId });
