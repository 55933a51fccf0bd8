import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { requestEmailChange, requestVerification, withdrawEmailChange } from "#accounts/links/confirm-email.server.ts";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { changePassword, isPasswordOf } from "#accounts/passwords/passwords.server.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { senderOf } from "../auth/guard-credentials.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const done = z.object({ data: z.object({ done: z.literal(true) }) });
const doneResponse = { data: { done: true as const } };

/** POST /account/password, /account/email and /account/verification, DELETE /account/email: password and address. */
export function accountSecurity(api: Api, deps: ApiDeps): void {
  function refusePassword(request: FastifyRequest, user: string): never {
    deps.logSecurity(request, "confirmation_refused", { user, reason: "wrong_password" });
    throw new Problem(400, "wrong_password");
  }

  api.post(
    "/account/password",
    {
      schema: {
        ...common,
        summary: "Change the password; ends all other sessions, and by default removes the passkeys",
        body: z.object({
          current_password: z.string().max(1000),
          new_password: passwordSchema,
          remove_passkeys: z.boolean().default(true),
        }),
        response: { 200: done, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request) => {
      const { user, sessionId } = request.signedIn;
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      const { current_password: current, new_password: next, remove_passkeys: removePasskeys } = request.body;
      const change = { userId: user.id, sessionId, current, next, removePasskeys, sender: senderOf(request) };
      const changed = await changePassword(deps, change);
      if (changed.ok) {
        deps.logSecurity(request, "password_changed", { user: user.id });
        return doneResponse;
      }
      if (changed.code === "wrong_password") refusePassword(request, user.id);
      throw new Problem(400, changed.code, "issues" in changed ? { issues: changed.issues } : {});
    },
  );

  api.post(
    "/account/email",
    {
      schema: {
        ...common,
        summary:
          "Request a change of the e-mail address; ends all other sessions, and a link is sent to the new address",
        body: z.object({ email: accountEmailSchema, password: z.string().max(1000) }),
        response: { 200: done, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request) => {
      const { user, sessionId } = request.signedIn;
      // The same limit as for every other call that checks a password.
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      if (!(await isPasswordOf(deps.db, user.id, request.body.password))) refusePassword(request, user.id);
      const { email } = request.body;
      await requestEmailChange(deps, { userId: user.id, sessionId, email, sender: senderOf(request) });
      deps.logSecurity(request, "email_change_requested", { user: user.id });
      return doneResponse;
    },
  );

  api.delete(
    "/account/email",
    {
      schema: {
        ...common,
        summary: "Withdraw a change of the e-mail address; its link becomes invalid",
        response: { 200: done, ...refusals(401, 403) },
      },
    },
    async (request) => {
      await withdrawEmailChange(deps, request.signedIn.user.id);
      return doneResponse;
    },
  );

  api.post(
    "/account/verification",
    {
      schema: {
        ...common,
        summary: "Send the link that confirms the e-mail address again",
        response: { 200: done, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "account-mail", deps.config.limits.forms, deps);
      if (user.email_verified) throw new Problem(409, "email_already_verified");
      await requestVerification(deps, user.id);
      return doneResponse;
    },
  );
}
