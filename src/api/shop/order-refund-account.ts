import { orderResponse } from "#shop/orders/order-view.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { refundAccount } from "#shop/refunds/refund-account-input.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";
import { viewOrder } from "./view-order.ts";

/** Each change is a mail to the team and to the customer. */
const perHour = { max: 10, seconds: 3600 };

/** POST /orders/{id}/refund-account: gives the bank account to which money of an order is returned. */
export function orderRefundAccount(api: Api, deps: ApiDeps): void {
  api.post(
    "/orders/:id/refund-account",
    {
      schema: {
        summary: "Give the bank account to which money of an order is returned",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        body: refundAccount,
        response: { 200: orderResponse, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const { id, user_id: userId } = await ownOrder(deps, request, request.params.id);
      await enforceRateLimit(request, "refund-account", perHour, deps, userId);
      const given = await giveRefundAccount(deps.shop, { orderId: id, userId, account: request.body });
      if (!given) throw new Problem(409, "nothing_to_return");
      return { data: viewOrder(await ownOrder(deps, request, id)) };
    },
  );
}
