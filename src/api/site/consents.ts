import { bannerVersion, consentTextHash } from "#content/consent-texts.server.ts";
import { consentReceipt } from "#insight/consent-receipt.ts";
import { consentSchema } from "#insight/cookie-consent.ts";
import { recordConsent } from "#insight/record-consent.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";

/** POST /consents: stores the proof of an answer to the consent banner. */
export function consents(api: Api, deps: CoreDeps): void {
  const schema = {
    summary: "Keep the proof of an answer to the consent banner",
    tags: ["insight"],
    body: consentSchema,
    response: { 201: consentReceipt, ...refusals(400, 413, 429) },
  };
  api.post("/consents", { schema }, async (request, reply) => {
    await enforceRateLimit(request, "consents", deps.config.limits.forms, deps);
    const { version, locale } = request.body;
    const textHash = version === bannerVersion(locale) ? consentTextHash("cookies", locale) : null;
    const { id, at } = await recordConsent(deps, request.body, textHash);
    return reply.code(201).send({ data: { id, received_at: at.toISOString() } });
  });
}
