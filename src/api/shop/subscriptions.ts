import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { renewRequest, upgradeRequest } from "#shop/orders/requests.ts";
import {
  cancelRenewal,
  findSubscription,
  quoteUpgrade,
  renewSubscription,
  resumeRenewal,
  upgradeSubscription,
} from "#shop/subscriptions/subscription-orders.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readBuyer } from "./buyer.ts";
import { orderProblem } from "./order-refusal.ts";
import { answerOrder, orderAnswer } from "./orders.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

const params = z.object({ id: z.string() });
const common = { tags: ["shop"], security: [{ bearer: [] }], params };
const upgradeQuote = z.object({
  data: z.object({ total: z.int(), unit_price: z.int(), dpp: z.int(), ppn: z.int(), until: z.string() }),
});
const ends = z.object({ data: z.object({ ends_at: z.string(), renews: z.boolean() }) });

/** POST /subscriptions/{id}/renew, /upgrade, /upgrade-quote, /cancel and /resume. */
export function subscriptions(api: Api, deps: ApiDeps): void {
  const { shop } = deps;

  async function own(userId: string, id: string) {
    const found = z.uuid().safeParse(id).success && (await findSubscription(shop.db, id, userId));
    if (!found) throw new Problem(404, "not_found");
    return found;
  }
  const localeOf = (request: FastifyRequest) => preferredLocale(request.headers["accept-language"]);
  const placing = { 201: orderAnswer, ...refusals(400, 401, 403, 404, 409, 422, 429, 502) };

  api.post(
    "/subscriptions/:id/renew",
    {
      config: { idempotencyKey: "required" },
      schema: { ...common, summary: "Order more months", body: renewRequest, response: placing },
    },
    async (request, reply) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await own(customer.userId, request.params.id);
      await enforceGuessLimit(request, { code: request.body.voucher_code }, deps);
      const placed = await renewSubscription(shop, customer, subscription, request.body, key);
      if (!placed.ok) throw orderProblem(placed, request.body.payment_method, localeOf(request), shop.settings);
      return reply.code(201).send(await answerOrder(deps, placed, customer.userId));
    },
  );

  api.post(
    "/subscriptions/:id/upgrade-quote",
    {
      schema: {
        ...common,
        summary: "What an upgrade would cost today",
        body: z.object({ package_id: z.string().max(64), payment_method: upgradeRequest.shape.payment_method }),
        response: { 200: upgradeQuote, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const quote = await quoteUpgrade(shop, await own(user.id, request.params.id), request.body);
      if (!quote.ok) throw orderProblem(quote, request.body.payment_method, localeOf(request), shop.settings);
      const { total, unitPrice, dpp, ppn } = quote.price;
      return { data: { total, unit_price: unitPrice, dpp, ppn, until: quote.until } };
    },
  );

  api.post(
    "/subscriptions/:id/upgrade",
    {
      config: { idempotencyKey: "required" },
      schema: { ...common, summary: "Order a dearer package", body: upgradeRequest, response: placing },
    },
    async (request, reply) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await own(customer.userId, request.params.id);
      const placed = await upgradeSubscription(shop, customer, subscription, request.body, key);
      if (!placed.ok) throw orderProblem(placed, request.body.payment_method, localeOf(request), shop.settings);
      return reply.code(201).send(await answerOrder(deps, placed, customer.userId));
    },
  );

  api.post(
    "/subscriptions/:id/cancel",
    { schema: { ...common, summary: "Cancel the renewal", response: { 200: ends, ...refusals(401, 403, 404) } } },
    async (request) => changeRenewal(request, request.params.id, cancelRenewal),
  );

  api.post(
    "/subscriptions/:id/resume",
    {
      schema: { ...common, summary: "Resume a cancelled renewal", response: { 200: ends, ...refusals(401, 403, 404) } },
    },
    async (request) => changeRenewal(request, request.params.id, resumeRenewal),
  );

  async function changeRenewal(request: FastifyRequest, id: string, change: typeof cancelRenewal) {
    const { user } = request.signedIn;
    const subscription = await own(user.id, id);
    await change(shop, subscription.id, user.id);
    const { last_day, renewal_cancelled_at } = await own(user.id, id);
    const end = dayBegins(addDays(last_day, 1));
    return { data: { ends_at: end.toISOString(), renews: renewal_cancelled_at === null } };
  }
}
