import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isKnownDevice, rememberDevice } from "#accounts/devices.server.ts";
import { bookLogin } from "#accounts/login-attempts.server.ts";
import { type AuthAnswer, forwardToAuth, setCookies } from "./auth-forward.ts";
import { authRefusal } from "./auth-refusal.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { deviceCookie, readDevice } from "./device-cookie.ts";
import { tooMany } from "./limit.ts";
import { refusals } from "./problem.ts";

const text = z.string().max(1000);
const answer = z.looseObject({});

/** POST /auth/sign-in/email and /auth/sign-in/username: password logins, slowed down when they fail. */
export function authLogin(api: Api, deps: ApiDeps): void {
  const login = (body: z.ZodObject, path: string) =>
    api.post(
      path,
      { schema: { tags: ["auth"], body, response: { 200: answer, ...refusals(400, 401, 429) } } },
      async (request, reply) => {
        const { email, username } = request.body as { email?: string; username?: string };
        return withPassword(deps, request, reply, (email ?? username ?? "").trim().toLowerCase());
      },
    );
  login(z.object({ email: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/email");
  login(z.object({ username: text, password: text, rememberMe: z.boolean().optional() }), "/auth/sign-in/username");
}

async function withPassword(deps: ApiDeps, request: FastifyRequest, reply: FastifyReply, identifier: string) {
  const device = readDevice(request);
  const attempt = await bookLogin(deps, {
    identifier,
    address: request.ip,
    device,
    addressFree: deps.config.limits.login.max,
    isKnownDevice: (userId) => isKnownDevice(deps, userId, device),
  });
  if (!attempt.allowed) {
    throw tooMany(attempt.retryAfterSeconds);
  }
  if (attempt.delay > 0) await new Promise((resume) => setTimeout(resume, attempt.delay));
  const answered = await forwardToAuth(deps, request);
  if (answered.status < 300) await attempt.forgive();
  return answerLogin(deps, request, reply, answered, { signIn: true });
}

/**
 * Answers for Better Auth: the session's token stays in the cookie, the browser that logged in is remembered, and
 * refusals take our form.
 */
export async function answerLogin(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, cookies }: AuthAnswer,
  { signIn }: { signIn: boolean },
) {
  if (status >= 300) {
    setCookies(reply, cookies);
    throw authRefusal(status, body, { signIn });
  }
  if (Array.isArray(body)) return reply.code(200).send(body);
  const told = { ...(body as { token?: unknown; session?: { token?: unknown } }) };
  const token = told.token ?? told.session?.token;
  delete told.token;
  delete told.session;
  const device = typeof token === "string" ? await remember(deps, request, token) : undefined;
  setCookies(reply, device ? [...cookies, device] : cookies);
  return reply.code(200).send(told);
}

async function remember(deps: ApiDeps, request: FastifyRequest, sessionToken: string): Promise<string | undefined> {
  const session = await deps.db
    .selectFrom("sessions")
    .select("user_id")
    .where("token", "=", sessionToken)
    .executeTakeFirst();
  // Turning two-factor on answers with the token of the session that it has just replaced: no login happened.
  if (!session) return undefined;
  const device = await rememberDevice(deps, {
    userId: session.user_id,
    device: readDevice(request),
    userAgent: request.headers["user-agent"],
  });
  return deviceCookie(device, deps.config.publicUrl);
}
