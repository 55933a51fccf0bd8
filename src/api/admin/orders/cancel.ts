import { orderDetailResponse } from "#shop/order-desk/order-detail-view.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeProblem, loadOrder, orderParams, versionAndNote } from "./order.ts";

/** POST /admin/orders/{id}/cancel: cancels an order that awaits payment. */
export function cancel(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/orders/:id/cancel",
    {
      config: { permission: ["orders", "write"] },
      schema: {
        ...adminSchema("orders"),
        summary: "Cancel an order that awaits payment",
        params: orderParams,
        body: versionAndNote,
        response: { 200: orderDetailResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, note } = request.body;
      const before = await loadOrder(deps, id);
      if (before.version !== version) throw await changeProblem(deps, "stale_version", id);
      if (before.state !== "awaiting_payment") throw await changeProblem(deps, "not_awaiting_payment");
      const cancelled = await cancelOrder(deps.shop, id, { by: request.staff.actor, version, note });
      // The check with the provider may have found that it was paid meanwhile.
      if (!cancelled) throw await changeProblem(deps, "stale_version", id);
      return { data: await loadOrder(deps, id) };
    },
  );
}
