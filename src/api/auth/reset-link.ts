import { z } from "zod";
import { resetLinkView } from "#accounts/links/link-view.ts";
import { findLink } from "#accounts/links/links.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";

/**
 * POST /auth/check-reset-link: whether a mailed link is valid, before somebody types a password, and for which account, so
 * that a password manager stores the right pair. The link gives access to the account anyway.
 */
export function authResetLink(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/check-reset-link",
    {
      schema: {
        tags: ["auth"],
        summary: "Check whether a link to a new password is valid",
        body: z.object({ token: z.string().max(200) }),
        response: { 200: resetLinkView, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "links", deps.config.limits.forms, deps);
      const link = await findLink(deps.db, request.body.token, ["reset"]);
      if (!link || link.expires_at <= deps.now()) throw new Problem(400, "link_invalid");
      return { email: link.email };
    },
  );
}
