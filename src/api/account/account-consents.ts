import { z } from "zod";
import { type ConsentsView, consentsView } from "#accounts/person/consent-view.ts";
import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { changeablePurposes } from "#accounts/person/consents.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";
import { accountTextHashes } from "../leads/consent-texts.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const response = z.object({ data: consentsView });

/** GET /account/consents: what the person consented to, with the history. POST: gives or withdraws one consent. */
export function accountConsents(api: Api, deps: ApiDeps): void {
  const viewConsents = async (userId: string): Promise<{ data: ConsentsView }> => {
    const { current, history } = await readConsents(deps.db, userId);
    return { data: { current, history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })) } };
  };

  api.get(
    "/account/consents",
    { schema: { ...common, response: { 200: response, ...refusals(401, 403) } } },
    async (request) => viewConsents(request.signedIn.user.id),
  );

  api.post(
    "/account/consents",
    {
      schema: {
        ...common,
        body: z.object({
          purpose: z.enum(changeablePurposes),
          granted: z.boolean(),
          version: z.string().max(40).default(""),
        }),
        response: { 200: response, ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "consents", deps.config.limits.forms, deps, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      const text_hash = accountTextHashes({ locale, privacy_version: request.body.version })[request.body.purpose];
      await insertConsents(deps.db, user.id, [{ ...request.body, locale, at: deps.now(), text_hash }]);
      return viewConsents(user.id);
    },
  );
}
