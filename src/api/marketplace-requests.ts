import { readAddress } from "#address/address.ts";
import { phoneEverywhere } from "#catalogue/phone-everywhere.server.ts";
import { marketplaceRequestSchema } from "#leads/marketplace-request.ts";
import { receiveMarketplaceRequest } from "#leads/receive-marketplace-request.server.ts";
import type { Api, CoreDeps } from "./deps.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { preferredLocale } from "./language.ts";
import { receiptOf, receiptSchema } from "./lead-receipt.ts";
import { holdToLimit } from "./limit.ts";
import { Problem, refusals } from "./problem.ts";

/** POST /api-marketplace/requests: asks for access, which people review. */
export function marketplaceRequests(api: Api, deps: CoreDeps): void {
  const schema = {
    summary: "Ask for access to the API Marketplace",
    tags: ["leads"],
    body: marketplaceRequestSchema(phoneEverywhere),
    response: { 201: receiptSchema, ...refusals(400, 413, 422, 429) },
  };
  api.post("/api-marketplace/requests", { schema }, async (request, reply) => {
    const { body } = request;
    const idempotencyKey = readIdempotencyKey(request);
    await holdToLimit(request, "forms", deps.config.limits.forms, deps);
    const locale = body.page ? readAddress(body.page).locale : preferredLocale(request.headers["accept-language"]);
    const received = await receiveMarketplaceRequest(body, { locale, idempotencyKey }, deps);
    if (received.kind !== "received") throw new Problem(422, "idempotency_key_reused");
    if (!received.repeated) {
      deps.metrics.leads.inc({ kind: "api-marketplace", state: received.suspicion ? "suspect" : "new" });
    }
    return reply.code(201).send(receiptOf(received));
  });
}
