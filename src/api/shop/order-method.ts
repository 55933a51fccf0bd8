import { changeMethod } from "#shop/orders/change-method.server.ts";
import { orderResponse } from "#shop/orders/order-view.ts";
import { methodRequest } from "#shop/orders/requests.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { readBuyer } from "./buyer.ts";
import { orderParams, ownOrder } from "./order.ts";
import { orderProblem } from "./order-refusal.ts";
import { loadPlacedOrder } from "./orders.ts";

/** POST /orders/{id}/method: cancels an order that awaits payment and places the same one with another payment method. */
export function orderMethod(api: Api, deps: ApiDeps): void {
  api.post(
    "/orders/:id/method",
    {
      config: { idempotencyKey: "required" },
      schema: {
        summary: "Pay an order in another way",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: orderParams,
        body: methodRequest,
        response: { 201: orderResponse, ...refusals(400, 401, 403, 404, 409, 422, 429, 502) },
      },
    },
    async (request, reply) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      const { customer, key } = await readBuyer(deps, request);
      const changed = await changeMethod(deps.shop, customer, id, request.body, key);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!changed.ok) throw orderProblem(changed, request.body.payment_method, locale, deps.shop.settings);
      return reply.code(201).send(await loadPlacedOrder(deps, changed, customer.userId));
    },
  );
}
