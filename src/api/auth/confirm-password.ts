import { z } from "zod";
import { confirmSession } from "#accounts/login/session-rules.server.ts";
import { isPasswordOf } from "#accounts/passwords/passwords.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { requireCookieSession } from "./cookie-session.ts";

/** POST /auth/confirm-password: confirms the password, after which passkeys may be changed for five minutes. */
export function authConfirmation(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/confirm-password",
    {
      schema: {
        tags: ["auth"],
        summary: "Confirm the login before a passkey is added or removed",
        body: z.object({ password: z.string().max(1000) }),
        response: { 200: z.object({ status: z.literal(true) }), ...refusals(400, 401, 429) },
      },
    },
    async (request) => {
      const { id, user } = await requireCookieSession(deps, request);
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      if (!(await isPasswordOf(deps.db, user.id, request.body.password))) {
        deps.logSecurity(request, "confirmation_refused", { user: user.id, reason: "wrong_password" });
        throw new Problem(400, "wrong_password");
      }
      await confirmSession(deps.db, id, deps.now());
      deps.logSecurity(request, "login_confirmed", { user: user.id, by: "password" });
      return { status: true as const };
    },
  );
}
