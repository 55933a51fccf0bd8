import { refundAccountResponse } from "#shop/order-desk/order-detail-view.ts";
import { readRefundAccount } from "#shop/refunds/refund-account.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { loadOrder, orderParams } from "./order.ts";

/**
 * GET /admin/orders/{id}/refund-account: the whole number, for those who decide about refunds. Everything else of the back
 * office shows its last digits. Who read it is in the audit log.
 */
export function refundAccount(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/orders/:id/refund-account",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Bank account of a customer for a refund",
        params: orderParams,
        response: { 200: refundAccountResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = await loadOrder(deps, request.params.id);
      const account = await readRefundAccount(deps.shop, id, request.staff.actor);
      if (!account) throw new Problem(404, "not_found");
      return { data: account };
    },
  );
}
