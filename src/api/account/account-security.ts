import type { FastifyRequest } from "fastify";
import { requestEmailChange, requestVerification, withdrawEmailChange } from "#accounts/links/confirm-email.server.ts";
import { changePassword, isPasswordOf } from "#accounts/passwords/passwords.server.ts";
import { securityContract } from "#accounts/person/account-contract.ts";
import { senderOf } from "../auth/guard-credentials.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { refused, serve } from "../http/serve.ts";

const done = { done: true } as const;

/** Password and address. */
export function accountSecurity(api: Api, deps: ApiDeps): void {
  function refusePassword(request: FastifyRequest, user: string): never {
    deps.logSecurity(request, "confirmation_refused", { user, reason: "wrong_password" });
    throw new Problem(400, "wrong_password");
  }

  serve(api, securityContract, {
    changePassword: async ({ request, body }) => {
      const { user, sessionId } = request.signedIn;
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      const { current_password: current, new_password: next, remove_passkeys: removePasskeys } = body;
      const change = { userId: user.id, sessionId, current, next, removePasskeys, sender: senderOf(request) };
      const changed = await changePassword(deps, change);
      if (changed.ok) {
        deps.logSecurity(request, "password_changed", { user: user.id });
        return done;
      }
      if (changed.code === "wrong_password") refusePassword(request, user.id);
      throw new Problem(400, changed.code, "issues" in changed ? { issues: changed.issues } : {});
    },
    changeEmail: async ({ request, body: { email, password } }) => {
      const { user, sessionId } = request.signedIn;
      // The same limit as for every other call that checks a password.
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      if (!(await isPasswordOf(deps.db, user.id, password))) refusePassword(request, user.id);
      await requestEmailChange(deps, { userId: user.id, sessionId, email, sender: senderOf(request) });
      deps.logSecurity(request, "email_change_requested", { user: user.id });
      return done;
    },
    withdrawEmail: async ({ request }) => {
      await withdrawEmailChange(deps, request.signedIn.user.id);
      return done;
    },
    verifyEmail: async ({ request }) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "account-mail", deps.config.limits.forms, deps);
      if (user.email_verified) return refused("email_already_verified");
      await requestVerification(deps, user.id);
      return done;
    },
  });
}
