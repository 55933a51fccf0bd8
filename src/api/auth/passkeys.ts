import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isPasskeyKnown } from "#accounts/login/passkey-rules.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readCookieSession, refuseUnproven, requireConfirmation, requireCookieSession } from "./cookie-session.ts";
import { type AuthAnswer, forwardToAuth } from "./forward.ts";
import { answerAuth, answerLogin } from "./login.ts";

const answer = z.looseObject({});
const list = z.array(answer);
const name = z.string().trim().min(1).max(80);
const credential = z.looseObject({ id: z.string().max(2000) });

/** The calls of passkeys: Better Auth answers them, after what it does not ask for itself. */
export function authPasskeys(api: Api, deps: ApiDeps): void {
  const schema = { tags: ["auth"], response: { 200: answer, ...refusals(400, 401, 409, 429) } };
  const limited = (request: FastifyRequest) =>
    enforceRateLimit(request, "second-factor", deps.config.limits.login, deps);
  const forwarded = async (request: FastifyRequest, reply: FastifyReply) =>
    answerAuth(reply, await forwardToAuth(deps, request));

  async function mayChange(request: FastifyRequest) {
    const session = await requireCookieSession(deps, request);
    refuseUnproven(session);
    await requireConfirmation(deps, request, session);
    return session.user.id;
  }

  // Each answer of options is a row in the database, and both kinds are counted together.
  const options = { schema, config: { attempts: createMemoryRateLimit(deps.config.limits.forms) } };

  api.get("/auth/passkey/generate-register-options", options, async (request, reply) => {
    await mayChange(request);
    return forwarded(request, reply);
  });

  api.get("/auth/passkey/generate-authenticate-options", options, async (request, reply) => {
    const answered = await forwardToAuth(deps, request);
    // Better Auth always says "preferred" here; what was not verified is refused afterwards (`passkey-rules.server.ts`).
    if (answered.status < 300) Object.assign(answered.body as object, { userVerification: "required" });
    return answerAuth(reply, answered);
  });

  api.get(
    "/auth/passkey/list-user-passkeys",
    { schema: { ...schema, response: { 200: list, ...refusals(400, 401) } } },
    forwarded,
  );

  api.post(
    "/auth/passkey/verify-registration",
    { schema: { ...schema, body: z.object({ response: credential, name: name.optional() }) } },
    async (request, reply) => {
      await limited(request);
      const user = await mayChange(request);
      const answered = await forwardToAuth(deps, request);
      if (answered.status >= 500) throw await registrationRefusal(deps, answered, request.body.response.id);
      if (answered.status < 300) {
        await deps.jobs.send(deps.db, "account-mail", { kind: "passkey-added", user_id: user } satisfies AccountMail);
        deps.logSecurity(request, "passkey_added", { user });
      }
      return answerAuth(reply, answered);
    },
  );

  api.post(
    "/auth/passkey/verify-authentication",
    { schema: { ...schema, body: z.object({ response: credential }) } },
    async (request, reply) => {
      await limited(request);
      const former = await readCookieSession(deps, request);
      const answered = await forwardToAuth(deps, request);
      const sent = await answerLogin(deps, request, reply, answered, { by: "passkey" });
      // Shown again to confirm a login, the passkey has made a new one in its place.
      if (former) await deps.db.deleteFrom("sessions").where("id", "=", former.id).execute();
      return sent;
    },
  );

  api.post(
    "/auth/passkey/delete-passkey",
    { schema: { ...schema, body: z.object({ id: z.string().max(100) }) } },
    async (request, reply) => {
      await limited(request);
      const user = await mayChange(request);
      const answered = await forwardToAuth(deps, request);
      if (answered.status < 300) deps.logSecurity(request, "passkey_removed", { user });
      return answerAuth(reply, answered);
    },
  );

  api.post(
    "/auth/passkey/update-passkey",
    { schema: { ...schema, body: z.object({ id: z.string().max(100), name }) } },
    async (request, reply) => {
      await limited(request);
      return forwarded(request, reply);
    },
  );
}

/** Better Auth answers 500 to a credential that makes no sense, and to one that another request has just registered. */
async function registrationRefusal(deps: ApiDeps, { body }: AuthAnswer, id: string): Promise<Problem> {
  if ((body as { code?: string } | undefined)?.code !== "FAILED_TO_VERIFY_REGISTRATION") {
    return new Problem(500, "internal_error");
  }
  return (await isPasskeyKnown(deps.db, id)) ? new Problem(409, "passkey_known") : new Problem(400, "passkey_invalid");
}
