import { bannerVersion, consentTextHash } from "#content/consent-texts.server.ts";
import { consentContract } from "#insight/consent-contract.ts";
import { recordConsent } from "#insight/record-consent.server.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { serve } from "../http/serve.ts";

/** POST /consents: stores the proof of an answer to the consent banner. */
export function consents(api: Api, deps: CoreDeps): void {
  serve(api, consentContract, {
    record: async ({ request, body }) => {
      await enforceRateLimit(request, "consents", deps.config.limits.forms, deps);
      const textHash = body.version === bannerVersion(body.locale) ? consentTextHash("cookies", body.locale) : null;
      const { id, at } = await recordConsent(deps, body, textHash);
      return { id, received_at: at.toISOString() };
    },
  });
}
