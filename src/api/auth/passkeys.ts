import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { completeChange } from "#accounts/login/complete-change.server.ts";
import { recordFactor } from "#accounts/login/factors.server.ts";
import { isPasskeyKnown } from "#accounts/login/passkey-rules.server.ts";
import { endSession } from "#accounts/login/sessions.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readCookieSession } from "./cookie-session.ts";
import { type AuthResponse, forwardToAuth } from "./forward.ts";
import { changingPerson, senderOf } from "./guard-credentials.ts";
import { sendAuthResponse, sendLoginResponse } from "./login.ts";

const anyObject = z.looseObject({});
const list = z.array(anyObject);
const name = z.string().overwrite(plainLine).min(1).max(80);
const credential = z.looseObject({ id: z.string().max(2000) });

/** Registers the calls of passkeys, forwarded to Better Auth after checks that it does not make. */
export function authPasskeys(api: Api, deps: ApiDeps): void {
  const schema = { tags: ["auth"], response: { 200: anyObject, ...refusals(400, 401, 409, 429) } };
  const limitAttempts = (request: FastifyRequest) =>
    enforceRateLimit(request, "second-factor", deps.config.limits.login, deps);
  const forward = async (request: FastifyRequest, reply: FastifyReply) =>
    sendAuthResponse(reply, await forwardToAuth(deps, request));

  // Each response with options is a row in the database; both kinds share one limit.
  const options = { schema, config: { attempts: createMemoryRateLimit(deps.config.limits.forms) } };

  api.get("/auth/passkey/generate-register-options", options, forward);

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
      const { userId, sessionId } = changingPerson(request);
      const response = await forwardToAuth(deps, request);
      if (response.status >= 500) throw await registrationRefusal(deps, response, request.body.response.id);
      if (response.status < 300) {
        const sender = senderOf(request);
        // Its device has just verified the person: setting up a factor gives it.
        await recordFactor(deps.db, { id: sessionId }, "passkey", deps.now());
        await completeChange(deps, { userId, sessionId, sender, action: "account.passkey_added" });
        deps.logSecurity(request, "passkey_added", { user: userId });
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
      if (formerSession) await endSession(deps.db, formerSession.user.id, formerSession.id);
      return sent;
    },
  );

  api.post(
    "/auth/passkey/delete-passkey",
    { schema: { ...schema, body: z.object({ id: z.string().max(100) }) } },
    async (request, reply) => {
      await limitAttempts(request);
      const { userId, sessionId } = changingPerson(request);
      const response = await forwardToAuth(deps, request);
      if (response.status < 300) {
        const sender = senderOf(request);
        await completeChange(deps, { userId, sessionId, sender, action: "account.passkey_removed" });
        deps.logSecurity(request, "passkey_removed", { user: userId });
      }
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
