import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isKnownDevice, rememberDevice } from "#accounts/login/devices.server.ts";
import { bookLogin } from "#accounts/login/login-attempts.server.ts";
import { warnOfWrongPasswords } from "#accounts/login/wrong-passwords.server.ts";
import { refreshHash } from "#accounts/passwords/refresh-hash.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";
import { deviceCookie, readDevice } from "./device-cookie.ts";
import { type AuthAnswer, forwardToAuth, setCookies } from "./forward.ts";
import { authRefusal } from "./refusal.ts";

const text = z.string().max(1000);
const answer = z.looseObject({});

/** POST /auth/sign-in/email and /auth/sign-in/username: password logins, slowed down when they fail. */
export function authLogin(api: Api, deps: ApiDeps): void {
  const login = (body: z.ZodObject, path: string) =>
    api.post(
      path,
      { schema: { tags: ["auth"], body, response: { 200: answer, ...refusals(400, 401, 429) } } },
      async (request, reply) => {
        const { email, username, password } = request.body as { email?: string; username?: string; password: string };
        return withPassword(deps, request, reply, (email ?? username ?? "").trim().toLowerCase(), password);
      },
    );
  login(z.object({ email: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/email");
  login(z.object({ username: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/username");
}

async function withPassword(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  identifier: string,
  password: string,
) {
  const device = readDevice(request, deps.config.publicUrl);
  const attempt = await bookLogin(deps, {
    identifier,
    address: request.ip,
    device,
    addressFree: deps.config.limits.login.max,
    isKnownDevice: (userId) => isKnownDevice(deps, userId, device),
  });
  const user = attempt.userId;
  if (!attempt.allowed) {
    deps.logSecurity(request, "login_refused", { user, by: "password", reason: "too_many_requests" });
    throw tooManyRequests(attempt.retryAfterSeconds);
  }
  if (attempt.delay > 0) await new Promise((resume) => setTimeout(resume, attempt.delay));
  const answered = await forwardToAuth(deps, request);
  if (answered.status < 300) {
    await attempt.forgive();
    if (user) await refreshHash(deps, user, password);
  } else if (user && answered.status < 500) await warnOfWrongPasswords(deps, user, attempt.failures);
  return answerLogin(deps, request, reply, answered, { by: "password", user });
}

/** How a login was tried, and whose it is as far as that is known. */
export interface LoginTry {
  by: "password" | "passkey" | "code" | "recovery_code";
  user?: string | undefined;
}

/** Answers a login for Better Auth: as `answerAuth`, and the browser that logged in is remembered. */
export async function answerLogin(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  answered: AuthAnswer,
  { by, user }: LoginTry,
) {
  const { status, body, cookies } = answered;
  if (status >= 300) {
    const refusal = authRefusal(status, body, { signIn: by === "password" });
    deps.logSecurity(request, "login_refused", { user, by, reason: refusal.code });
    setCookies(reply, cookies);
    throw refusal;
  }
  const token = sessionToken(body);
  const login = token ? await remember(deps, request, token) : undefined;
  if (login) deps.logSecurity(request, "login", { user: login.user, by });
  return answerAuth(reply, { status, body, cookies: login ? [...cookies, login.cookie] : cookies });
}

/** Passes Better Auth's answer on: the session's token stays in the cookie, and refusals take our form. */
export async function answerAuth(reply: FastifyReply, { status, body, cookies }: AuthAnswer) {
  setCookies(reply, cookies);
  if (status >= 300) throw authRefusal(status, body, { signIn: false });
  if (Array.isArray(body)) return reply.code(200).send(body);
  const { token: _token, session: _session, ...rest } = body as Record<string, unknown>;
  return reply.code(200).send(rest);
}

function sessionToken(body: unknown): string | undefined {
  const { token, session } = body as { token?: unknown; session?: { token?: unknown } };
  const found = token ?? session?.token;
  return typeof found === "string" ? found : undefined;
}

async function remember(deps: ApiDeps, request: FastifyRequest, sessionToken: string) {
  const session = await deps.db
    .selectFrom("sessions")
    .select("user_id")
    .where("token", "=", sessionToken)
    .executeTakeFirst();
  if (!session) return undefined;
  const { publicUrl } = deps.config;
  const device = await rememberDevice(deps, {
    userId: session.user_id,
    device: readDevice(request, publicUrl),
    userAgent: request.headers["user-agent"],
  });
  return { user: session.user_id, cookie: deviceCookie(device, publicUrl) };
}
