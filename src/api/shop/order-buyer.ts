import { buyer } from "#shop/orders/buyer.ts";
import { changeBuyer } from "#shop/orders/change-buyer.server.ts";
import { orderResponse } from "#shop/orders/order-view.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";
import { viewOrder } from "./view-order.ts";

/** PATCH /orders/{id}/buyer: changes the buyer of an order that is not paid yet. */
export function orderBuyer(api: Api, deps: ApiDeps): void {
  api.patch(
    "/orders/:id/buyer",
    {
      schema: {
        summary: "Change who an unpaid order is invoiced to",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        body: buyer,
        response: { 200: orderResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      if (!(await changeBuyer(deps.shop, id, request.body))) throw new Problem(409, "buyer_fixed");
      return { data: viewOrder(await ownOrder(deps, request, id)) };
    },
  );
}
