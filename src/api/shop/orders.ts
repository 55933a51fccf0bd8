import { z } from "zod";
import { orderResponse, ordersResponse } from "#shop/orders/order-view.ts";
import { findOrder, listOrders } from "#shop/orders/orders-store.server.ts";
import { type PlaceOrderResult, placeOrder } from "#shop/orders/place-order.server.ts";
import { orderRequest } from "#shop/orders/requests.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { readBuyer } from "./buyer.ts";
import { orderProblem } from "./order-refusal.ts";
import { placingBody, readTouches } from "./placing-body.ts";
import { viewOrder } from "./view-order.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

const common = { tags: ["shop"], security: [{ bearer: [] }] };

/** POST /orders and GET /orders. */
export function orders(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  api.post(
    "/orders",
    {
      config: { idempotencyKey: "required" },
      schema: {
        ...common,
        summary: "Place an order and get a way to pay it",
        body: placingBody(orderRequest),
        response: { 201: orderResponse, ...refusals(400, 401, 403, 409, 422, 429, 502) },
      },
    },
    async (request, reply) => {
      const { customer, key } = await readBuyer(deps, request);
      await enforceGuessLimit(request, { code: request.body.voucher_code }, deps);
      const { order, touches } = await readTouches(deps, customer, request.body);
      const placed = await placeOrder(shop, { ...customer, touches }, order, key);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!placed.ok) throw orderProblem(placed, request.body.payment_method, locale, shop.settings);
      return reply.code(201).send(await loadPlacedOrder(deps, placed, customer.userId));
    },
  );

  api.get(
    "/orders",
    {
      schema: {
        ...common,
        summary: "Own orders, newest first",
        querystring: z.object({ cursor: z.string().max(200).optional() }),
        response: {
          200: ordersResponse,
          ...refusals(400, 401, 403),
        },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const page = await listOrders(shop.db, user.id, request.query.cursor);
      return { data: page.rows.map(viewOrder), meta: { next_cursor: page.next } };
    },
  );
}

/** Returns the order that was just placed, in its present state. */
export async function loadPlacedOrder(
  { shop }: ApiDeps,
  placed: Extract<PlaceOrderResult, { ok: true }>,
  userId: string,
) {
  const order = await findOrder(shop.db, placed.orderId, userId);
  return { data: viewOrder(order!) };
}
