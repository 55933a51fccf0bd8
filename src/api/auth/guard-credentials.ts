import type { FastifyRequest } from "fastify";
import type { Sender } from "#accounts/login/complete-change.server.ts";
import { type ChangeNeeds, rowOf } from "#accounts/login/credential-changes.ts";
import { findMissingProof } from "#accounts/login/factors.server.ts";
import { countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { readCookieSession, requireCookieSession } from "./cookie-session.ts";

/** Who changes something of their own account, in which session. */
interface Changing {
  userId: string;
  sessionId: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set before the handler of a call that changes credentials; undefined at the second step of a login. */
    changing: Changing | undefined;
  }
  interface FastifyContextConfig {
    /** What must be proved before the call; the row of `credentialChanges`. */
    changeNeeds?: ChangeNeeds;
  }
}

/** Calls below these change what belongs to one person. */
const guarded = /^\/(auth|account)(\/|$)/;
/** The one call that is both a change and the second step of a login. */
const alsoLogin = "/auth/two-factor/verify-totp";

/**
 * Adds the guard of every change of credentials; register before the calls. The server does not start with a call below
 * /auth or /account that changes something and has no row in the table of what each change needs.
 *
 * It runs after validation and throws 401 without a session, 409 `email_unverified`, 409 `second_factor_required` when the
 * second factor was not given a moment ago, and 409 `confirmation_required` when only the password is missing. `needs`
 * names everything that is missing, `methods` how the factor can be given.
 */
export function guardCredentials(api: Api, deps: ApiDeps): void {
  api.decorateRequest("changing");
  api.addHook("onRoute", (route) => {
    const path = route.url.replace(/^\/api(?=\/)/, "");
    if (!guarded.test(path)) return;
    for (const method of [route.method].flat()) {
      const row = rowOf(method, path);
      if (typeof row === "object") route.config = { ...route.config, changeNeeds: row };
      else if (!row && method !== "GET" && method !== "HEAD")
        throw new Error(`${method} ${path} has no row in the table of what each change needs`);
    }
  });
  api.addHook("preHandler", async (request) => {
    const { changeNeeds } = request.routeOptions.config;
    if (!changeNeeds) return;
    request.changing = await readChanging(deps, request);
    if (request.changing) await requireProof(deps, request, request.changing, changeNeeds);
  });
}

async function readChanging(deps: ApiDeps, request: FastifyRequest): Promise<Changing | undefined> {
  if (request.signedIn) {
    const { user, sessionId } = request.signedIn;
    const { id: userId, email_verified: emailVerified, two_factor_enabled: twoFactorEnabled } = user;
    return { userId, sessionId, emailVerified, twoFactorEnabled };
  }
  const isLogin = request.routeOptions.url?.endsWith(alsoLogin);
  const session = await (isLogin ? readCookieSession : requireCookieSession)(deps, request);
  if (!session) return undefined;
  const { id: sessionId, user } = session;
  return { userId: user.id, sessionId, emailVerified: user.emailVerified, twoFactorEnabled: user.twoFactorEnabled };
}

async function requireProof(
  { db, now, logSecurity }: ApiDeps,
  request: FastifyRequest,
  { userId, sessionId, emailVerified }: Changing,
  changeNeeds: ChangeNeeds,
): Promise<void> {
  if (changeNeeds.verifiedEmail && !emailVerified) throw new Problem(409, "email_unverified");
  const missing = await findMissingProof(db, { userId, sessionId }, changeNeeds, now());
  if (!missing) return;
  const code = missing.needs.includes("factor") ? "second_factor_required" : "confirmation_required";
  logSecurity(request, "confirmation_refused", { user: userId, reason: code });
  throw new Problem(409, code, { extra: { ...missing } });
}

/** Returns who changes their credentials. @throws TypeError in a call whose row needs nothing */
export function changingPerson({ changing }: FastifyRequest): Changing {
  if (!changing) throw new TypeError("the call has no row that needs a proof");
  return changing;
}

/** Returns from where a request comes, for the audit log. */
export function senderOf(request: FastifyRequest): Sender {
  return { network: countedNetwork(request.ip), requestId: request.id };
}
