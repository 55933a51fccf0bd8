import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { confirmSession } from "#accounts/login/session-rules.server.ts";
import { isPasswordOf } from "#accounts/passwords/passwords.server.ts";
import { factorBody } from "#accounts/staff/session-contract.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { requireCookieSession } from "./cookie-session.ts";
import { senderOf } from "./guard-credentials.ts";

const status = z.object({ status: z.literal(true) });
const done = { status: true as const };

/**
 * POST /auth/confirm-password and /auth/confirm-factor: prove the password, or the second factor, in the session of the
 * cookie. What that allows for five minutes is the table of `accounts/login/credential-changes.ts`.
 */
export function authConfirmation(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/confirm-password",
    {
      schema: {
        tags: ["auth"],
        summary: "Confirm the password before a passkey is added or removed",
        body: z.object({ password: z.string().max(1000) }),
        response: { 200: status, ...refusals(400, 401, 429) },
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
      return done;
    },
  );

  api.post(
    "/auth/confirm-factor",
    {
      schema: {
        tags: ["auth"],
        summary: "Give the second factor before a change: a code of the authenticator app or a recovery code",
        body: factorBody,
        response: { 200: status, ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const { id, user } = await requireCookieSession(deps, request);
      await giveFactor(deps, request, { userId: user.id, sessionId: id, code: request.body.code });
      return done;
    },
  );
}

/**
 * Gives the second factor in a session.
 * @throws Problem 400 `wrong_code`, 403 `login_ended` when too many wrong codes in a row have ended the session, 429
 */
export async function giveFactor(
  deps: ApiDeps,
  request: FastifyRequest,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<void> {
  const { config, logSecurity } = deps;
  // The same limit as for every other call that checks a second factor, and one for the account.
  await enforceRateLimit(request, "second-factor", config.limits.login, deps);
  await enforceRateLimit(request, "second-factor", config.limits.login, deps, userId);
  // Loaded on demand, to save memory on an idle server.
  const { confirmFactor } = await import("#accounts/login/second-factor.server.ts");
  const secret = readAuthSecret(config);
  const confirmed = await confirmFactor(
    { ...deps, secret },
    { userId, sessionId, typed: code, sender: senderOf(request) },
  );
  if (confirmed.ok) return logSecurity(request, "login_confirmed", { user: userId, by: confirmed.by });
  const reason = confirmed.ended ? "login_ended" : "wrong_code";
  logSecurity(request, "confirmation_refused", { user: userId, reason });
  throw confirmed.ended
    ? new Problem(403, "login_ended")
    : new Problem(400, "wrong_code", { issues: [{ path: "code", code: "invalid" }] });
}
