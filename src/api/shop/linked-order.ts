import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { findUser, lockUser } from "#accounts/person/user.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { changeMethod } from "#shop/orders/change-method.server.ts";
import type { OrderWithPayment } from "#shop/orders/orders-store.server.ts";
import { methodRequest } from "#shop/orders/requests.ts";
import { linkedOrderResponse } from "#shop/payer-links/payer-link-view.ts";
import { orderOfLink } from "#shop/payer-links/payer-links.server.ts";
import { checkPayment } from "#shop/payments/check-payment.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals, sentAs } from "../http/problem.ts";
import { orderHindrance, requireIdempotencyKey } from "./buyer.ts";
import { orderProblem } from "./order-refusal.ts";
import { viewLinkedOrder } from "./view-order.ts";

const params = z.object({ token: z.string() });
const common = { tags: ["shop"], params };
const checksPerMinute = { max: 6, seconds: 60 };
/** Each change costs a call to the provider and a mail to the buyer. */
const changesPerHour = { max: 10, seconds: 3600 };

/**
 * GET /payer-links/{token}, its POST check and POST method, and its invoice.pdf: what whoever has the link of an order may
 * do. The link alone authorizes, never a login or cookie, and reaches this one order only.
 */
export function linkedOrder(api: Api, deps: ApiDeps): void {
  const { shop } = deps;

  async function linked(request: FastifyRequest<{ Params: { token: string } }>) {
    const id = readLinkToken("payer", request.params.token, readAuthSecret(deps.config));
    const found = id === undefined ? undefined : await orderOfLink(shop, id);
    if (!found || id === undefined) throw new Problem(404, "not_found");
    if (found === "ended") throw new Problem(410, "payer_link_ended");
    return { ...found, id };
  }
  const read = async (request: FastifyRequest<{ Params: { token: string } }>) => ({
    data: viewLinkedOrder((await linked(request)).order),
  });

  api.get(
    "/payer-links/:token",
    {
      schema: {
        ...common,
        summary: "The order of a link, for whoever pays it",
        response: { 200: linkedOrderResponse, ...refusals(404, 410) },
      },
    },
    read,
  );

  api.post(
    "/payer-links/:token/check",
    {
      schema: {
        ...common,
        summary: "Ask the provider about the payment of a link's order now",
        response: { 200: linkedOrderResponse, ...refusals(404, 410, 429, 502) },
      },
    },
    async (request) => {
      const { order, id } = await linked(request);
      if (order.state !== "awaiting_payment") return { data: viewLinkedOrder(order) };
      await enforceRateLimit(request, "payer-check", checksPerMinute, deps, id);
      try {
        await checkPayment(shop, order.id);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        throw new Problem(502, "payment_provider_unavailable");
      }
      return read(request);
    },
  );

  api.post(
    "/payer-links/:token/method",
    {
      config: { idempotencyKey: "required" },
      schema: {
        ...common,
        summary: "Pay the order of a link in another way",
        body: methodRequest,
        response: { 201: linkedOrderResponse, ...refusals(400, 404, 409, 410, 422, 429, 502) },
      },
    },
    async (request, reply) => {
      const { order, state, id } = await linked(request);
      if (state !== "open" || !(await mayOrder(order))) throw new Problem(409, "not_awaiting_payment");
      const key = requireIdempotencyKey(request);
      await enforceRateLimit(request, "payer-method", changesPerHour, deps, id);
      const { user_id: userId, email } = order;
      const customer = { userId, email, lock: (trx: Trx) => lockUser(trx, userId) };
      // A key of its own: one that the buyer used is another request.
      const changed = await changeMethod(shop, customer, order.id, request.body, `payer-${id}-${key}`);
      const locale = preferredLocale(request.headers["accept-language"]);
      if (!changed.ok) throw orderProblem(changed, request.body.payment_method, locale, shop.settings);
      return reply.code(201).send(await read(request));
    },
  );

  api.get(
    "/payer-links/:token/invoice.pdf",
    {
      schema: {
        ...common,
        summary: "The invoice of a link's order, once it is paid",
        querystring: z.object({ locale: z.enum(locales).default("id") }),
        response: { 200: sentAs("application/pdf"), ...refusals(400, 404, 409, 410) },
      },
    },
    async (request, reply) => {
      const { order } = await linked(request);
      if (!order.invoice) throw new Problem(409, "not_paid");
      const { locale } = request.query;
      const { invoice_revision: revision } = order;
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${invoiceFileName(order.invoice, revision, locale)}"`)
        .send(await invoicePdf(shop, order.id, locale, revision));
    },
  );

  /** Whether the buyer could order at this moment: what they may not do, nobody does in their name. */
  async function mayOrder(order: OrderWithPayment): Promise<boolean> {
    const user = await findUser(deps.db, { id: order.user_id });
    return user !== undefined && (await orderHindrance(deps, user)) === null;
  }
}
