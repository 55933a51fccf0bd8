import { orderResponse } from "#shop/orders/order-view.ts";
import { checkPayment } from "#shop/payments/check-payment.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { orderParams, ownOrder } from "./order.ts";
import { viewOrder } from "./view-order.ts";

/** Each check is a call to the provider; a payment's status does not change more often than this. */
const checksPerMinute = { max: 6, seconds: 60 };

/** POST /orders/{id}/check: checks with the provider whether an order has been paid, and returns the order. */
export function orderCheck(api: Api, deps: ApiDeps): void {
  api.post(
    "/orders/:id/check",
    {
      schema: {
        summary: "Ask the provider about a payment now",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        response: { 200: orderResponse, ...refusals(401, 403, 404, 429, 502) },
      },
    },
    async (request) => {
      const order = await ownOrder(deps, request, request.params.id);
      if (order.state !== "awaiting_payment") return { data: viewOrder(order) };
      await enforceRateLimit(request, "order-check", checksPerMinute, deps, order.user_id);
      try {
        await checkPayment(deps.shop, order.id);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        throw new Problem(502, "payment_provider_unavailable");
      }
      return { data: viewOrder(await ownOrder(deps, request, order.id)) };
    },
  );
}
