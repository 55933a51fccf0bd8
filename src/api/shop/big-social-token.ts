import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { bigSocialTokenResponse } from "#shop/subscriptions/handover-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";

/** Seconds. */
const tokenLifetime = 5 * 60;

/** GET /big-social/token: returns a short-lived token with which a customer opens the BigSocial application. */
export function bigSocialToken(api: Api, deps: ApiDeps): void {
  const { config, shop } = deps;
  // Without a secret shared with the application, a separate key is derived: the key that signs logins is never shared.
  const secret = () =>
    config.bigSocialTokenSecret
      ? Buffer.from(config.bigSocialTokenSecret)
      : createHmac("sha256", readAuthSecret(config)).update("big-social hand-over").digest();
  const url = config.bigSocialAppUrl ?? `${config.publicUrl}/products/big-social`;

  api.get(
    "/big-social/token",
    {
      schema: {
        summary: "Open BigSocial",
        tags: ["shop"],
        security: [{ bearer: [] }],
        response: { 200: bigSocialTokenResponse, ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const owned = await customerPackages(shop, user.id);
      const active = owned.find((each) => each.product === "big-social" && hasAccess(each.status));
      if (!active) throw new Problem(409, "no_active_package");
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
      return { data: { token, expires_at: new Date(expires * 1000).toISOString(), url } };
    },
  );
}
