import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { orderResponse } from "#shop/orders/order-view.ts";
import { findOrder, type OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { viewOrder } from "./view-order.ts";

export const orderParams = z.object({ id: z.string() });
const common = { tags: ["shop"], security: [{ bearer: [] }], params: orderParams };

/**
 * Returns an order of the logged-in customer.
 * @throws Problem 404 for another customer's order, exactly as for one that does not exist
 */
export async function ownOrder(deps: ApiDeps, request: FastifyRequest, id: string): Promise<OrderWithPayment> {
  const { user } = request.signedIn;
  const order = await findOrder(deps.shop.db, id, user.id);
  if (!order) throw new Problem(404, "not_found");
  return order;
}

/** GET /orders/{id} and POST /orders/{id}/cancel. */
export function order(api: Api, deps: ApiDeps): void {
  api.get(
    "/orders/:id",
    { schema: { ...common, summary: "One own order", response: { 200: orderResponse, ...refusals(401, 403, 404) } } },
    async (request) => ({ data: viewOrder(await ownOrder(deps, request, request.params.id)) }),
  );

  api.post(
    "/orders/:id/cancel",
    {
      schema: {
        ...common,
        summary: "Cancel an order that awaits payment",
        response: { 200: orderResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = await ownOrder(deps, request, request.params.id);
      const cancelled = await cancelOrder(deps.shop, id);
      if (!cancelled) throw new Problem(409, "not_awaiting_payment");
      return { data: viewOrder(await ownOrder(deps, request, id)) };
    },
  );
}
