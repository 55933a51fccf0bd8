import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { z } from "zod";
import { findUser } from "#accounts/person/user.server.ts";
import { type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { sameSecret } from "#shop/payments/gateways/same-secret.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { issueCode, redeemCode, runningPackage } from "#shop/subscriptions/handover-codes.server.ts";
import type { subscriptionContract } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import type { ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { type Handlers, refused } from "../http/serve.ts";

const product = z.enum(soldOnline);
/** Seconds. */
const tokenLifetime = 5 * 60;

/** Returns the handlers that open a product: for BigSocial a signed token, for others a code, which their backend exchanges. */
export function handover(
  deps: ApiDeps,
): Pick<Handlers<typeof subscriptionContract>, "bigSocialToken" | "open" | "exchange"> {
  const { config, shop } = deps;
  // Without a secret shared with the application, a separate key is derived: the key that signs logins is never shared.
  const secret = () =>
    config.bigSocialTokenSecret
      ? Buffer.from(config.bigSocialTokenSecret)
      : createHmac("sha256", readAuthSecret(config)).update("big-social hand-over").digest();
  const url = config.bigSocialAppUrl ?? `${config.publicUrl}/products/big-social`;

  /** Returns the product whose backend calls. Only refused attempts count, since all its customers share one address. */
  async function authenticate(request: FastifyRequest, productName: string): Promise<SoldOnlineId> {
    const { data: id } = product.safeParse(productName);
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const secretOfApp = id && config.apps[id]?.secret;
    // Compared for unknown products too, so that the duration reveals nothing.
    const matches = sameSecret(token, secretOfApp ?? "");
    if (id && secretOfApp && matches) return id;
    await enforceRateLimit(request, "handover", config.limits.login, deps);
    throw new Problem(401, "unauthorized");
  }

  return {
    bigSocialToken: async ({ request }) => {
      const { user } = request.signedIn;
      const owned = await customerPackages(shop, user.id);
      const active = owned.find((each) => each.product === "big-social" && hasAccess(each.status));
      if (!active) return refused("no_active_package");
      const expires = Math.floor(deps.now().getTime() / 1000) + tokenLifetime;
      const token = await new SignJWT({ package: active.packageId, email: user.email })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(user.id)
        .setIssuer(config.publicUrl)
        .setAudience("big-social")
        .setIssuedAt(expires - tokenLifetime)
        .setExpirationTime(expires)
        .setJti(crypto.randomUUID())
        .sign(secret());
      return { token, expires_at: new Date(expires * 1000).toISOString(), url };
    },
    open: async ({ request, params }) => {
      const { user } = request.signedIn;
      const { data: id } = product.safeParse(params.product);
      if (!id) return undefined;
      if (!(await runningPackage(shop, user.id, id))) return refused("no_active_package");
      const app = config.apps[id];
      if (!app) return refused("opened_by_invitation");
      const { code, expiresAt } = await issueCode(shop, user.id, id);
      return { url: app.url, code, expires_at: expiresAt.toISOString() };
    },
    exchange: async ({ request, body }) => {
      const id = await authenticate(request, body.product);
      const userId = await redeemCode(shop, body.code, id);
      const owned = userId && (await runningPackage(shop, userId, id));
      const user = userId && (await findUser(deps.db, { id: userId }));
      if (!owned || !user) return refused("code_invalid");
      const { email, first_name, last_name, company, locale } = user;
      return {
        product: id,
        user: { id: user.id, email, first_name, last_name, company, locale },
        package: {
          id: owned.packageId,
          subscription: owned.subscriptionId,
          status: owned.status,
          starts_at: owned.startsAt.toISOString(),
          ends_at: owned.endsAt.toISOString(),
        },
      };
    },
  };
}
