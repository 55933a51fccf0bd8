import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { completeChange } from "#accounts/login/complete-change.server.ts";
import { clearTrustedDevices } from "#accounts/login/devices.server.ts";
import { recordFactor } from "#accounts/login/factors.server.ts";
import { canonicalRecoveryCode } from "#accounts/login/recovery-codes.ts";
import { findChallengedUser } from "#accounts/login/second-factor.server.ts";
import { findSession } from "#accounts/login/sessions.server.ts";
import { claimCode, releaseCode } from "#accounts/login/single-use-codes.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readCookieSession } from "./cookie-session.ts";
import { type AuthResponse, forwardToAuth } from "./forward.ts";
import { changingPerson, senderOf } from "./guard-credentials.ts";
import { readNewSession, sendAuthResponse, sendLoginResponse } from "./login.ts";

const code = z.object({ code: z.string().overwrite(plainLine).max(40), trustDevice: z.boolean().optional() });
// A device is trusted by a code of the app only: a recovery code is for a lost phone.
const recoveryCode = z.object({ code: z.string().max(40).overwrite(canonicalRecoveryCode) });
const password = z.object({ password: z.string().max(1000) });

/**
 * Registers the calls of two-step verification, forwarded to Better Auth after checks that it does not make. Better
 * Auth's calls that are not listed here or in `passkeys.ts` do not exist.
 */
export function authSecondFactor(api: Api, deps: ApiDeps): void {
  const { db, now, logSecurity } = deps;
  const schema = { tags: ["auth"], response: { 200: z.looseObject({}), ...refusals(400, 401, 409, 429) } };
  const limitAttempts = (request: FastifyRequest) =>
    enforceRateLimit(request, "second-factor", deps.config.limits.login, deps);
  /** Returns the id of the session that Better Auth put in the place of that of the request. */
  async function replacedSession(request: FastifyRequest, { cookies }: AuthResponse): Promise<string> {
    const token = readNewSession(cookies) ?? "";
    return (await findSession(db, token))?.id ?? changingPerson(request).sessionId;
  }

  api.post("/auth/two-factor/enable", { schema: { ...schema, body: password } }, async (request, reply) => {
    await limitAttempts(request);
    return sendAuthResponse(reply, await forwardToAuth(deps, request));
  });

  api.post("/auth/two-factor/disable", { schema: { ...schema, body: password } }, async (request, reply) => {
    await limitAttempts(request);
    const { userId } = changingPerson(request);
    const response = await forwardToAuth(deps, request);
    if (response.status < 300) {
      await clearTrustedDevices(db, userId);
      const sessionId = await replacedSession(request, response);
      await completeChange(deps, { userId, sessionId, sender: senderOf(request), action: "account.two_factor_off" });
      logSecurity(request, "two_factor_off", { user: userId });
    }
    return sendAuthResponse(reply, response);
  });

  api.post(
    "/auth/two-factor/generate-backup-codes",
    { schema: { ...schema, body: password } },
    async (request, reply) => {
      await limitAttempts(request);
      const { userId, sessionId } = changingPerson(request);
      const response = await forwardToAuth(deps, request);
      if (response.status < 300) {
        const sender = senderOf(request);
        await completeChange(deps, { userId, sessionId, sender, action: "account.recovery_codes_made" });
        logSecurity(request, "recovery_codes_made", { user: userId });
      }
      return sendAuthResponse(reply, response);
    },
  );

  api.post("/auth/two-factor/verify-totp", { schema: { ...schema, body: code } }, async (request, reply) => {
    await limitAttempts(request);
    const { changing } = request;
    // Better Auth would check any number of codes for somebody who is logged in.
    if (changing?.twoFactorEnabled) throw new Problem(409, "conflict");
    const user = changing?.userId ?? (await readChallengedUser(deps, request));
    const typed = request.body.code;
    if (user && !(await claimCode(db, user, typed, now()))) {
      logSecurity(request, "login_refused", { user, by: "code", reason: "code_used" });
      throw new Problem(401, "wrong_code");
    }
    const response = await forwardToAuth(deps, request);
    const isRight = response.status < 300;
    if (user && !isRight) await releaseCode(db, user, typed);
    if (user && isRight) await completeCode(request, response, user);
    // With a session, the first code switches the second step on.
    if (changing && isRight) return sendAuthResponse(reply, response);
    return sendLoginResponse(deps, request, reply, response, { by: "code", user });
  });

  /** Completes what a right code of the app did: it switched the second step on, or completed a login. */
  async function completeCode(request: FastifyRequest, response: AuthResponse, userId: string): Promise<void> {
    const sender = senderOf(request);
    if (request.changing) {
      const sessionId = await replacedSession(request, response);
      await recordFactor(db, { id: sessionId }, "code", now());
      await completeChange(deps, { userId, sessionId, sender, action: "account.two_factor_on" });
      return logSecurity(request, "two_factor_on", { user: userId });
    }
    await (await factors()).clearWrongCodes(db, userId);
    if (!(request.body as z.output<typeof code>).trustDevice) return;
    await completeChange(deps, { userId, sender, action: "account.device_trusted" });
    logSecurity(request, "device_trusted", { user: userId });
  }

  api.post(
    "/auth/two-factor/verify-backup-code",
    { schema: { ...schema, body: recoveryCode } },
    async (request, reply) => {
      await limitAttempts(request);
      // Somebody who is logged in gives it by `confirm-factor`, which counts the wrong ones.
      if (await readCookieSession(deps, request)) throw new Problem(409, "conflict");
      const user = await readChallengedUser(deps, request);
      const response = await forwardToAuth(deps, request);
      if (user && response.status < 300) {
        const { clearWrongCodes, reportUsedRecoveryCode } = await factors();
        await clearWrongCodes(db, user);
        const secret = readAuthSecret(deps.config);
        await reportUsedRecoveryCode({ ...deps, secret }, { userId: user, sender: senderOf(request) });
      }
      return sendLoginResponse(deps, request, reply, response, { by: "recovery_code", user });
    },
  );
}

/** Loads what decrypts on demand, to save memory on an idle server. */
const factors = () => import("#accounts/login/second-factor.server.ts");

/**
 * Returns whose login awaits its second step in this browser; undefined when none does. The cookie's signature is not
 * checked here: Better Auth does that before it creates a session.
 */
async function readChallengedUser(
  { accounts, db, now }: ApiDeps,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { createAuthCookie } = await (await accounts.auth()).$context;
  const prefix = `${createAuthCookie("two_factor").name}=`;
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  // `<identifier>.<signature>`; the identifier contains no dot.
  const identifier = cookie?.slice(prefix.length).split(".", 1)[0];
  return identifier ? findChallengedUser(db, identifier, now()) : undefined;
}
