import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { endRefund } from "#shop/decisions/end-refund.server.ts";
import { orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeProblem, loadOrder, versionAndNote } from "./order.ts";

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const response = { 200: orderDetailResponse, ...refusals(400, 401, 403, 404, 409) };

/** POST /admin/orders/refunds/{id}/sent and /withdrawn: what became of a recorded refund. */
export function refundEndings(api: Api, deps: ApiDeps): void {
  async function end(
    request: FastifyRequest,
    refundId: number,
    version: number,
    ending: { proof: string } | { note: string },
  ) {
    const ended = await endRefund(deps.shop, { refundId, version, by: request.staff.actor, ending });
    if (!ended.ok) throw await changeProblem(deps, ended.code, ended.orderId);
    return { data: await loadOrder(deps, ended.orderId) };
  }

  api.post(
    "/admin/orders/refunds/:id/sent",
    {
      config: { permission: ["orders", "write"], recentFactor: true },
      schema: {
        ...adminSchema("orders"),
        summary: "The refund was transferred",
        params,
        body: z.object({ version: z.int(), proof: z.string().overwrite(plainLine).min(3).max(200) }),
        response,
      },
    },
    async (request) => {
      const { version, proof } = request.body;
      return end(request, request.params.id, version, { proof });
    },
  );

  api.post(
    "/admin/orders/refunds/:id/withdrawn",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "The refund is not made",
        params,
        body: versionAndNote,
        response,
      },
    },
    async (request) => {
      const { version, note } = request.body;
      return end(request, request.params.id, version, { note });
    },
  );
}
