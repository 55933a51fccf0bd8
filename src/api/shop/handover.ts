import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { findUser } from "#accounts/person/user.server.ts";
import { type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import { sameSecret } from "#shop/payments/gateways/same-secret.server.ts";
import { issueCode, redeemCode, runningPackage } from "#shop/subscriptions/handover-codes.server.ts";
import { handoverCodeResponse, handoverCustomerResponse } from "#shop/subscriptions/handover-view.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";

const product = z.enum(soldOnline);

/** POST /packages/{product}/open for the account page, POST /handover/exchange for the product's backend. */
export function handover(api: Api, deps: ApiDeps): void {
  const { config, shop } = deps;

  api.post(
    "/packages/:product/open",
    {
      schema: {
        summary: "Open a product: a code, to be posted to its address",
        tags: ["shop"],
        security: [{ bearer: [] }],
        params: z.object({ product: z.string().max(64) }),
        response: { 200: handoverCodeResponse, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const { data: id } = product.safeParse(request.params.product);
      if (!id) throw new Problem(404, "not_found");
      if (!(await runningPackage(shop, user.id, id))) throw new Problem(409, "no_active_package");
      const app = config.apps[id];
      if (!app) throw new Problem(409, "opened_by_invitation");
      const { code, expiresAt } = await issueCode(shop, user.id, id);
      return { data: { url: app.url, code, expires_at: expiresAt.toISOString() } };
    },
  );

  api.post(
    "/handover/exchange",
    {
      schema: {
        summary: "Exchange a code for its customer, once; authorization: bearer {PRODUCT}_TOKEN_SECRET",
        tags: ["shop"],
        body: z.object({ product: z.string().max(64), code: z.string().min(1).max(128) }),
        response: { 200: handoverCustomerResponse, ...refusals(400, 401, 409, 429) },
      },
    },
    async (request) => {
      const id = await authenticate(request, request.body.product);
      const userId = await redeemCode(shop, request.body.code, id);
      const owned = userId && (await runningPackage(shop, userId, id));
      const user = userId && (await findUser(deps.db, { id: userId }));
      if (!owned || !user) throw new Problem(409, "code_invalid");
      const { email, first_name, last_name, company, locale } = user;
      return {
        data: {
          product: id,
          user: { id: user.id, email, first_name, last_name, company, locale },
          package: {
            id: owned.packageId,
            subscription: owned.subscriptionId,
            status: owned.status,
            starts_at: owned.startsAt.toISOString(),
            ends_at: owned.endsAt.toISOString(),
          },
        },
      };
    },
  );

  /** Returns the product whose backend calls. Only refused attempts count, since all its customers share one address. */
  async function authenticate(request: FastifyRequest, productName: string): Promise<SoldOnlineId> {
    const { data: id } = product.safeParse(productName);
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const secret = id && config.apps[id]?.secret;
    // Compared for unknown products too, so that the duration reveals nothing.
    const matches = sameSecret(token, secret ?? "");
    if (id && secret && matches) return id;
    await enforceRateLimit(request, "handover", config.limits.login, deps);
    throw new Problem(401, "unauthorized");
  }
}
