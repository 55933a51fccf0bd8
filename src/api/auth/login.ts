import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isKnownDevice, saveDevice } from "#accounts/login/devices.server.ts";
import { recordFactor } from "#accounts/login/factors.server.ts";
import { recordLoginAttempt, warnOfWrongPasswords } from "#accounts/login/login-attempts.server.ts";
import { loginView } from "#accounts/login/login-view.ts";
import { findSession } from "#accounts/login/sessions.server.ts";
import { refreshHash } from "#accounts/passwords/password-hash.server.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";
import { authRefusal } from "./auth-refusal.ts";
import { deviceCookie, readDevice } from "./device-cookie.ts";
import { type AuthResponse, forwardToAuth, setCookies } from "./forward.ts";

const text = z.string().max(1000);

/** POST /auth/sign-in/email and /auth/sign-in/username: password logins, slowed down when they fail. */
export function authLogin(api: Api, deps: ApiDeps): void {
  const addCall = (body: z.ZodObject, path: string) =>
    api.post(
      path,
      { schema: { tags: ["auth"], body, response: { 200: loginView, ...refusals(400, 401, 429) } } },
      async (request, reply) => {
        const { email, username, password } = request.body as { email?: string; username?: string; password: string };
        return logInWithPassword(deps, request, reply, plainLine(email ?? username ?? "").toLowerCase(), password);
      },
    );
  addCall(z.object({ email: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/email");
  addCall(z.object({ username: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/username");
}

async function logInWithPassword(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  identifier: string,
  password: string,
) {
  const device = readDevice(request, deps.config.publicUrl);
  const attempt = await recordLoginAttempt(deps, {
    identifier,
    address: request.ip,
    device,
    freeFailuresPerAddress: deps.config.limits.login.max,
    isKnownDevice: (userId) => isKnownDevice(deps, userId, device),
  });
  const user = attempt.userId;
  if (!attempt.allowed) {
    deps.logSecurity(request, "login_refused", { user, by: "password", reason: "too_many_requests" });
    throw tooManyRequests(attempt.retryAfterSeconds);
  }
  if (attempt.delay > 0) await new Promise((resolve) => setTimeout(resolve, attempt.delay));
  const response = await forwardToAuth(deps, request);
  if (response.status < 300 || isSuspended(response)) {
    // Only the right password reveals that an account is suspended.
    await attempt.clearFailures();
    if (user && response.status < 300) await refreshHash(deps, user, password);
  } else if (user && response.status < 500) await warnOfWrongPasswords(deps, user, attempt.failures);
  return sendLoginResponse(deps, request, reply, response, { by: "password", user });
}

function isSuspended({ status, body }: AuthResponse): boolean {
  return status >= 300 && authRefusal(status, body, { signIn: true }).code === "account_suspended";
}

/** How somebody tried to log in, and who, if that is known. */
interface LoginMethod {
  by: "password" | "passkey" | "code" | "recovery_code" | "mailed_code";
  user?: string | undefined;
}

/** Sends Better Auth's response to a login, as `sendAuthResponse`, and stores the browser as the person's own. */
export async function sendLoginResponse(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  response: AuthResponse,
  { by, user }: LoginMethod,
) {
  const { status, body, cookies } = response;
  if (status >= 300) {
    const refusal = authRefusal(status, body, { signIn: by === "password" });
    deps.logSecurity(request, "login_refused", { user, by, reason: refusal.code });
    setCookies(reply, cookies);
    throw refusal;
  }
  const token = readSessionToken(body);
  const login = token ? await saveLogin(deps, request, token) : undefined;
  // A code in a mail is no second factor: the mailbox also resets the password.
  if (token && by !== "password" && by !== "mailed_code") await recordFactor(deps.db, { token }, by, deps.now());
  if (login) deps.logSecurity(request, "login", { user: login.user, by });
  return sendAuthResponse(reply, { status, body, cookies: login ? [...cookies, login.cookie] : cookies });
}

/** Sends Better Auth's response: without the session's token, which is in the cookie, and with refusals as problems. */
export async function sendAuthResponse(reply: FastifyReply, { status, body, cookies }: AuthResponse) {
  setCookies(reply, cookies);
  if (status >= 300) throw authRefusal(status, body, { signIn: false });
  if (Array.isArray(body)) return reply.code(200).send(body);
  const { token: _token, session: _session, ...rest } = body as Record<string, unknown>;
  return reply.code(200).send(rest);
}

/**
 * Returns the token of the session in the cookies of Better Auth's response: switching the second step on replaces the
 * session, and the body names the former one.
 */
export function readNewSession(cookies: readonly string[]): string | undefined {
  const values = cookies.map((cookie) => /^(?:__Secure-)?bigsuite\.session_token=([^;]+)/.exec(cookie)?.[1]);
  const value = values.find((each) => each !== undefined);
  // `<token>.<signature>`; the token contains no dot.
  return value && decodeURIComponent(value).split(".", 1)[0];
}

/** Returns the token of the session that a response of Better Auth names; undefined for a second step. */
export function readSessionToken(body: unknown): string | undefined {
  const { token, session } = body as { token?: unknown; session?: { token?: unknown } };
  const value = token ?? session?.token;
  return typeof value === "string" ? value : undefined;
}

/** Stores the browser of a login; returns whose session it is and the cookie to set. */
async function saveLogin(deps: ApiDeps, request: FastifyRequest, sessionToken: string) {
  const session = await findSession(deps.db, sessionToken);
  if (!session) return undefined;
  const { publicUrl } = deps.config;
  const device = await saveDevice(deps, {
    userId: session.user_id,
    device: readDevice(request, publicUrl),
    userAgent: request.headers["user-agent"],
  });
  return { user: session.user_id, cookie: deviceCookie(device, publicUrl) };
}
