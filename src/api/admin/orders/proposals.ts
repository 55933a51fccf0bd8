import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isNewMember } from "#accounts/staff/staff-people.server.ts";
import { decideProposal } from "#shop/decisions/decide-proposal.server.ts";
import type { ProposalEvent } from "#shop/decisions/proposal-states.ts";
import { proposalView } from "#shop/decisions/proposal-view.ts";
import { openProposals } from "#shop/decisions/read-proposals.server.ts";
import { orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { changeProblem, loadOrder, versionAndNote } from "./order.ts";

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const response = { 200: orderDetailResponse, ...refusals(400, 401, 403, 404, 409) };

/** GET /admin/orders/proposals, POST /admin/orders/proposals/{id}/approve and /reject. */
export function proposals(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders/proposals",
    {
      config: { permission: ["orders", "read"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Decisions that wait for a second person",
        querystring: pageQuery,
        response: { 200: pageOf(proposalView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const page = await openProposals(deps.db, request.query);
      return { data: page.rows, meta: { next_cursor: page.next } };
    },
  );

  async function decide(
    request: FastifyRequest,
    input: { proposalId: number; version: number; event: ProposalEvent; note: string },
  ) {
    const decided = await decideProposal(deps.shop, {
      ...input,
      by: request.staff.actor,
      isNewMember: (trx, userId) => isNewMember(trx, userId, deps.now()),
    });
    if (!decided.ok) throw await changeProblem(deps, decided.code, decided.orderId);
    return { data: await loadOrder(deps, decided.orderId) };
  }

  api.post(
    "/admin/orders/proposals/:id/approve",
    {
      config: { permission: ["orders", "write"], recentFactor: true },
      schema: {
        ...adminSchema("orders"),
        summary: "Approve a proposed decision as a second person",
        params,
        body: z.object({ version: z.int(), note: z.string().trim().max(1000).default("") }),
        response,
      },
    },
    async (request) => decide(request, { proposalId: request.params.id, event: "approved", ...request.body }),
  );

  api.post(
    "/admin/orders/proposals/:id/reject",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Reject a proposed decision as a second person",
        params,
        body: versionAndNote,
        response,
      },
    },
    async (request) => decide(request, { proposalId: request.params.id, event: "rejected", ...request.body }),
  );
}
