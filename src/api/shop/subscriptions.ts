import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { orderResponse } from "#shop/orders/order-view.ts";
import { renewRequest, upgradeQuoteRequest, upgradeRequest } from "#shop/orders/requests.ts";
import {
  cancelRenewal,
  findSubscription,
  quoteUpgrade,
  renewSubscription,
  resumeRenewal,
  upgradeSubscription,
} from "#shop/subscriptions/subscription-orders.server.ts";
import { renewalResponse, upgradeQuoteResponse } from "#shop/subscriptions/subscription-view.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readBuyer } from "./buyer.ts";
import { orderProblem } from "./order-refusal.ts";
import { loadPlacedOrder } from "./orders.ts";
import { placingBody, readTouches } from "./placing-body.ts";
import { viewUpgradeQuote } from "./view-quote.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

const params = z.object({ id: z.string() });
const common = { tags: ["shop"], security: [{ bearer: [] }], params };

/** POST /subscriptions/{id}/renew, /upgrade, /upgrade-quote, /cancel and /resume. */
export function subscriptions(api: Api, deps: ApiDeps): void {
  const { shop } = deps;

  async function ownSubscription(userId: string, id: string) {
    const subscription = z.uuid().safeParse(id).success && (await findSubscription(shop.db, id, userId));
    if (!subscription) throw new Problem(404, "not_found");
    return subscription;
  }
  const localeOf = (request: FastifyRequest) => preferredLocale(request.headers["accept-language"]);
  const placingResponses = { 201: orderResponse, ...refusals(400, 401, 403, 404, 409, 422, 429, 502) };

  api.post(
    "/subscriptions/:id/renew",
    {
      config: { idempotencyKey: "required" },
      schema: { ...common, summary: "Order more months", body: placingBody(renewRequest), response: placingResponses },
    },
    async (request, reply) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await ownSubscription(customer.userId, request.params.id);
      await enforceGuessLimit(request, { code: request.body.voucher_code }, deps);
      const { order, touches } = await readTouches(deps, customer, request.body);
      const placed = await renewSubscription(shop, { ...customer, touches }, subscription, order, key);
      if (!placed.ok) throw orderProblem(placed, request.body.payment_method, localeOf(request), shop.settings);
      return reply.code(201).send(await loadPlacedOrder(deps, placed, customer.userId));
    },
  );

  api.post(
    "/subscriptions/:id/upgrade-quote",
    {
      schema: {
        ...common,
        summary: "What an upgrade would cost today",
        body: upgradeQuoteRequest,
        response: { 200: upgradeQuoteResponse, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const quote = await quoteUpgrade(shop, await ownSubscription(user.id, request.params.id), request.body);
      if (!quote.ok) throw orderProblem(quote, request.body.payment_method, localeOf(request), shop.settings);
      return { data: viewUpgradeQuote(quote) };
    },
  );

  api.post(
    "/subscriptions/:id/upgrade",
    {
      config: { idempotencyKey: "required" },
      schema: {
        ...common,
        summary: "Order a dearer package",
        body: placingBody(upgradeRequest),
        response: placingResponses,
      },
    },
    async (request, reply) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await ownSubscription(customer.userId, request.params.id);
      const { order, touches } = await readTouches(deps, customer, request.body);
      const placed = await upgradeSubscription(shop, { ...customer, touches }, subscription, order, key);
      if (!placed.ok) throw orderProblem(placed, request.body.payment_method, localeOf(request), shop.settings);
      return reply.code(201).send(await loadPlacedOrder(deps, placed, customer.userId));
    },
  );

  api.post(
    "/subscriptions/:id/cancel",
    {
      schema: {
        ...common,
        summary: "Cancel the renewal",
        response: { 200: renewalResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => changeRenewal(request, request.params.id, cancelRenewal),
  );

  api.post(
    "/subscriptions/:id/resume",
    {
      schema: {
        ...common,
        summary: "Resume a cancelled renewal",
        response: { 200: renewalResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => changeRenewal(request, request.params.id, resumeRenewal),
  );

  async function changeRenewal(request: FastifyRequest, id: string, change: typeof cancelRenewal) {
    const { user } = request.signedIn;
    const subscription = await ownSubscription(user.id, id);
    await change(shop, subscription.id, user.id);
    const { last_day, renewal_cancelled_at } = await ownSubscription(user.id, id);
    const end = dayBegins(addDays(last_day, 1));
    return { data: { ends_at: end.toISOString(), renews: renewal_cancelled_at === null } };
  }
}
