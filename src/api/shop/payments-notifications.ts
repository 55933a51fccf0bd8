import { z } from "zod";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";

/** POST /payments/{provider}/notifications: receives notifications of the configured payment provider. */
export function paymentsNotifications(api: Api, { shop, log }: ApiDeps): void {
  api.post(
    "/payments/:provider/notifications",
    {
      bodyLimit: bodyLimits.long,
      schema: {
        summary: "A payment provider's notification",
        tags: ["shop"],
        params: z.object({ provider: z.string().max(20) }),
        body: z.unknown(),
        response: { 200: z.object({ data: z.object({ received: z.literal(true) }) }), ...refusals(400, 401, 404, 503) },
      },
    },
    async (request) => {
      if (request.params.provider !== shop.gateway.provider) throw new Problem(404, "not_found");
      const received = await receiveNotification(shop, { body: request.body, headers: request.headers });
      if (received === "bad_signature") {
        log.warn({ request: request.id, provider: shop.gateway.provider }, "notification with a bad signature");
        throw new Problem(401, "unauthorized");
      }
      if (received === "unreadable") throw new Problem(400, "invalid_request");
      if (received === "retry_later") throw new Problem(503, "unavailable", { headers: { "retry-after": "60" } });
      return { data: { received: true as const } };
    },
  );
}
