import type { FastifyRequest } from "fastify";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import type { ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/** The session of the cookie, as Better Auth returns it. */
interface CookieSession {
  id: string;
  user: { id: string; emailVerified: boolean; twoFactorEnabled: boolean };
}

/** Returns the session of the cookie; undefined without a valid one. */
export async function readCookieSession(deps: ApiDeps, request: FastifyRequest): Promise<CookieSession | undefined> {
  const auth = await deps.accounts.auth();
  const result = await auth.api.getSession({ headers: new Headers({ cookie: request.headers.cookie ?? "" }) });
  if (!result || !(await isSessionLive(deps.db, result.session.id, deps.now()))) return undefined;
  const { id, emailVerified, twoFactorEnabled } = result.user;
  return { id: result.session.id, user: { id, emailVerified, twoFactorEnabled: twoFactorEnabled === true } };
}

/**
 * Returns the session of the cookie.
 * @throws Problem 401 without a valid one
 */
export async function requireCookieSession(deps: ApiDeps, request: FastifyRequest): Promise<CookieSession> {
  const session = await readCookieSession(deps, request);
  if (!session) throw new Problem(401, "unauthorized");
  return session;
}

/**
 * Requires a verified address: a stranger may have registered with it, and passkeys or a second factor that they set up
 * would survive the owner's password reset.
 * @throws Problem 409 `email_unverified` when the address is not confirmed yet
 */
export function requireVerifiedEmail({ user }: CookieSession): void {
  if (!user.emailVerified) throw new Problem(409, "email_unverified");
}
