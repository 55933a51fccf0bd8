import { type ConsentsView, consentsContract } from "#accounts/person/account-contract.ts";
import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { serve } from "../http/serve.ts";
import { accountTextHashes } from "../leads/consent-texts.ts";

/** What a person consented to, with the history, and giving or withdrawing one consent. */
export function accountConsents(api: Api, deps: ApiDeps): void {
  const viewConsents = async (userId: string): Promise<ConsentsView> => {
    const { current, history } = await readConsents(deps.db, userId);
    return { current, history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
  };

  serve(api, consentsContract, {
    read: ({ request }) => viewConsents(request.signedIn.user.id),
    change: async ({ request, body }) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "consents", deps.config.limits.forms, deps, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      const text_hash = accountTextHashes({ locale, privacy_version: body.version })[body.purpose];
      await insertConsents(deps.db, user.id, [{ ...body, locale, at: deps.now(), text_hash }]);
      return viewConsents(user.id);
    },
  });
}
