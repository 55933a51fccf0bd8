import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { clearTrustedDevices } from "#accounts/login/devices.server.ts";
import { canonicalRecoveryCode } from "#accounts/login/recovery-codes.ts";
import { claimCode, releaseCode } from "#accounts/login/single-use-codes.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { recordFactor } from "#accounts/staff/staff-session.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readCookieSession, requireCookieSession, requireVerifiedEmail } from "./cookie-session.ts";
import { forwardToAuth } from "./forward.ts";
import { readNewSession, sendAuthResponse, sendLoginResponse } from "./login.ts";
import { readChallengedUser } from "./two-factor-challenge.ts";

const code = z.object({ code: z.string().trim().max(40), trustDevice: z.boolean().optional() });
const recoveryCode = code.extend({ code: z.string().max(40).overwrite(canonicalRecoveryCode) });
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
  const notify = (user_id: string, kind: "two-factor-on" | "two-factor-off") =>
    deps.jobs.send(db, "account-mail", { kind, user_id } satisfies AccountMail);

  api.post("/auth/two-factor/enable", { schema: { ...schema, body: password } }, async (request, reply) => {
    await limitAttempts(request);
    requireVerifiedEmail(await requireCookieSession(deps, request));
    return sendAuthResponse(reply, await forwardToAuth(deps, request));
  });

  api.post("/auth/two-factor/disable", { schema: { ...schema, body: password } }, async (request, reply) => {
    await limitAttempts(request);
    const { user } = await requireCookieSession(deps, request);
    const response = await forwardToAuth(deps, request);
    if (response.status < 300) {
      await clearTrustedDevices(db, user.id);
      await notify(user.id, "two-factor-off");
      logSecurity(request, "two_factor_off", { user: user.id });
    }
    return sendAuthResponse(reply, response);
  });

  api.post(
    "/auth/two-factor/generate-backup-codes",
    { schema: { ...schema, body: password } },
    async (request, reply) => {
      await limitAttempts(request);
      const { user } = await requireCookieSession(deps, request);
      const response = await forwardToAuth(deps, request);
      if (response.status < 300) logSecurity(request, "recovery_codes_made", { user: user.id });
      return sendAuthResponse(reply, response);
    },
  );

  api.post("/auth/two-factor/verify-totp", { schema: { ...schema, body: code } }, async (request, reply) => {
    await limitAttempts(request);
    const session = await readCookieSession(deps, request);
    const user = session?.user.id ?? (await readChallengedUser(deps, request));
    const typed = request.body.code;
    if (user && !(await claimCode(db, user, typed, now()))) {
      logSecurity(request, "login_refused", { user, by: "code", reason: "code_used" });
      throw new Problem(401, "wrong_code");
    }
    const response = await forwardToAuth(deps, request);
    if (user && response.status >= 300) await releaseCode(db, user, typed);
    // With a session, the first code switches the second step on.
    if (session && !session.user.twoFactorEnabled && response.status < 300) {
      await notify(session.user.id, "two-factor-on");
      logSecurity(request, "two_factor_on", { user: session.user.id });
      const token = readNewSession(response.cookies);
      if (token) await recordFactor(db, { token }, now());
      return sendAuthResponse(reply, response);
    }
    return sendLoginResponse(deps, request, reply, response, { by: "code", user });
  });

  api.post(
    "/auth/two-factor/verify-backup-code",
    { schema: { ...schema, body: recoveryCode } },
    async (request, reply) => {
      await limitAttempts(request);
      const user = await readChallengedUser(deps, request);
      return sendLoginResponse(deps, request, reply, await forwardToAuth(deps, request), { by: "recovery_code", user });
    },
  );
}
