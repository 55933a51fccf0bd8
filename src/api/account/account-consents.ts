import { z } from "zod";
import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { changeablePurposes, consentPurposes } from "#accounts/person/consents.ts";
import { locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";
import { accountTextHashes } from "../leads/consent-texts.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const consents = z.object({
  data: z.object({
    current: z.partialRecord(z.enum(consentPurposes), z.boolean()),
    history: z.array(
      z.object({
        purpose: z.enum(consentPurposes),
        granted: z.boolean(),
        version: z.string(),
        locale: z.enum(locales),
        at: z.string(),
      }),
    ),
  }),
});

/** GET /account/consents: what the person agreed to, and its history. POST: give one or take it back. */
export function accountConsents(api: Api, deps: ApiDeps): void {
  const answer = async (userId: string) => {
    const { current, history } = await readConsents(deps.db, userId);
    return { data: { current, history: history.map((it) => ({ ...it, at: it.at.toISOString() })) } };
  };

  api.get(
    "/account/consents",
    { schema: { ...common, response: { 200: consents, ...refusals(401, 403) } } },
    async (request) => answer(request.signedIn.user.id),
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
        response: { 200: consents, ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "consents", deps.config.limits.forms, deps, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      const text_hash = accountTextHashes({ locale, privacy_version: request.body.version })[request.body.purpose];
      await insertConsents(deps.db, user.id, [{ ...request.body, locale, at: deps.now(), text_hash }]);
      return answer(user.id);
    },
  );
}
