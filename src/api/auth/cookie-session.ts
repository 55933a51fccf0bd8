import type { FastifyRequest } from "fastify";
import { isConfirmed, oldestLogin } from "#accounts/login/session-rules.server.ts";
import type { ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/** Who is logged in by the session cookie, as Better Auth sees it. */
export interface CookieSession {
  id: string;
  user: { id: string; emailVerified: boolean; twoFactorEnabled: boolean };
}

/** Reads the session cookie; undefined without a good one. */
export async function readCookieSession(deps: ApiDeps, request: FastifyRequest): Promise<CookieSession | undefined> {
  const auth = await deps.accounts.auth();
  const found = await auth.api.getSession({ headers: new Headers({ cookie: request.headers.cookie ?? "" }) });
  if (!found || found.session.createdAt <= oldestLogin(deps.now())) return undefined;
  const { id, emailVerified, twoFactorEnabled } = found.user;
  return { id: found.session.id, user: { id, emailVerified, twoFactorEnabled: twoFactorEnabled === true } };
}

/** @throws Problem 401 without a good session cookie */
export async function requireCookieSession(deps: ApiDeps, request: FastifyRequest): Promise<CookieSession> {
  const session = await readCookieSession(deps, request);
  if (!session) throw new Problem(401, "unauthorized");
  return session;
}

/**
 * A stranger may have registered with this address: what they set up would outlive the owner's reset of the password.
 * @throws Problem 409 `email_unverified` when the address is not confirmed yet
 */
export function requireVerifiedEmail({ user }: CookieSession): void {
  if (!user.emailVerified) throw new Problem(409, "email_unverified");
}

/**
 * A stolen cookie must not become a lasting key.
 * @throws Problem 409 `confirmation_required` when neither password nor passkey was shown within five minutes
 */
export async function requireConfirmation(
  { db, now, logSecurity }: ApiDeps,
  request: FastifyRequest,
  { id, user }: CookieSession,
): Promise<void> {
  if (await isConfirmed(db, id, now())) return;
  logSecurity(request, "confirmation_refused", { user: user.id, reason: "confirmation_required" });
  throw new Problem(409, "confirmation_required");
}
