import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isPasskeyKnown } from "#accounts/login/passkey-rules.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import {
  readCookieSession,
  requireConfirmation,
  requireCookieSession,
  requireVerifiedEmail,
} from "./cookie-session.ts";
import { type AuthResponse, forwardToAuth } from "./forward.ts";
import { sendAuthResponse, sendLoginResponse } from "./login.ts";

const anyObject = z.looseObject({});
const list = z.array(anyObject);
const name = z.string().trim().min(1).max(80);
const credential = z.looseObject({ id: z.string().max(2000) });

/** Registers the calls of passkeys, forwarded to Better Auth after checks that it does not make. */
export function authPasskeys(api: Api, deps: ApiDeps): void {
  const schema = { tags: ["auth"], response: { 200: anyObject, ...refusals(400, 401, 409, 429) } };
  const limitAttempts = (request: FastifyRequest) =>
    enforceRateLimit(request, "second-factor", deps.config.limits.login, deps);
  const forward = async (request: FastifyRequest, reply: FastifyReply) =>
    sendAuthResponse(reply, await forwardToAuth(deps, request));

  /** Returns the user id of a session that may change passkeys. */
  async function requireChangeAllowed(request: FastifyRequest): Promise<string> {
    const session = await requireCookieSession(deps, request);
    requireVerifiedEmail(session);
    await requireConfirmation(deps, request, session);
    return session.user.id;
  }

  // Each response with options is a row in the database; both kinds share one limit.
  const options = { schema, config: { attempts: createMemoryRateLimit(deps.config.limits.forms) } };

  api.get("/auth/passkey/generate-register-options", options, async (request, reply) => {
    await requireChangeAllowed(request);
    return forward(request, reply);
  });

  api.get("/auth/passkey/generate-authenticate-options", options, async (request, reply) => {
    const response = await forwardToAuth(deps, request);
    // Better Auth always sends "preferred"; an unverified user is refused later (`passkey-rules.server.ts`).
    if (response.status < 300) Object.assign(response.body as object, { userVerification: "required" });
    return sendAuthResponse(reply, response);
  });

  api.get(
    "/auth/passkey/list-user-passkeys",
    { schema: { ...schema, response: { 200: list, ...refusals(400, 401) } } },
    forward,
  );

  api.post(
    "/auth/passkey/verify-registration",
    { schema: { ...schema, body: z.object({ response: credential, name: name.optional() }) } },
    async (request, reply) => {
      await limitAttempts(request);
      const user = await requireChangeAllowed(request);
      const response = await forwardToAuth(deps, request);
      if (response.status >= 500) throw await registrationRefusal(deps, response, request.body.response.id);
      if (response.status < 300) {
        await deps.jobs.send(deps.db, "account-mail", { kind: "passkey-added", user_id: user } satisfies AccountMail);
        deps.logSecurity(request, "passkey_added", { user });
      }
      return sendAuthResponse(reply, response);
    },
  );

  api.post(
    "/auth/passkey/verify-authentication",
    { schema: { ...schema, body: z.object({ response: credential }) } },
    async (request, reply) => {
      await limitAttempts(request);
      const formerSession = await readCookieSession(deps, request);
      const response = await forwardToAuth(deps, request);
      const sent = await sendLoginResponse(deps, request, reply, response, { by: "passkey" });
      // A passkey that confirms a session creates a new one, which replaces it.
      if (formerSession) await deps.db.deleteFrom("sessions").where("id", "=", formerSession.id).execute();
      return sent;
    },
  );

  api.post(
    "/auth/passkey/delete-passkey",
    { schema: { ...schema, body: z.object({ id: z.string().max(100) }) } },
    async (request, reply) => {
      await limitAttempts(request);
      const user = await requireChangeAllowed(request);
      const response = await forwardToAuth(deps, request);
      if (response.status < 300) deps.logSecurity(request, "passkey_removed", { user });
      return sendAuthResponse(reply, response);
    },
  );

  api.post(
    "/auth/passkey/update-passkey",
    { schema: { ...schema, body: z.object({ id: z.string().max(100), name }) } },
    async (request, reply) => {
      await limitAttempts(request);
      return forward(request, reply);
    },
  );
}

/** Returns the problem for a 500 of Better Auth: an invalid credential, or one that another request has just registered. */
async function registrationRefusal(deps: ApiDeps, { body }: AuthResponse, id: string): Promise<Problem> {
  if ((body as { code?: string } | undefined)?.code !== "FAILED_TO_VERIFY_REGISTRATION") {
    return new Problem(500, "internal_error");
  }
  return (await isPasskeyKnown(deps.db, id)) ? new Problem(409, "passkey_known") : new Problem(400, "passkey_invalid");
}
