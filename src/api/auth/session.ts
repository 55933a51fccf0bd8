import { decodeJwt } from "jose";
import { z } from "zod";
import { isSessionLive } from "#accounts/login/session-rules.server.ts";
import { touchSession } from "#accounts/login/sessions.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { authRefusal } from "./auth-refusal.ts";
import { readCookieSession } from "./cookie-session.ts";
import { forwardToAuth, setCookies } from "./forward.ts";

/** GET /auth/token: a fresh access token for the session of the cookie. POST /auth/sign-out: ends that session. */
export function authSession(api: Api, deps: ApiDeps): void {
  api.get(
    "/auth/token",
    { schema: { tags: ["auth"], response: { 200: z.object({ token: z.string() }), ...refusals(401) } } },
    async (request, reply) => {
      const { status, body, cookies } = await forwardToAuth(deps, request);
      setCookies(reply, cookies);
      if (status >= 300) throw authRefusal(status, body, { signIn: false });
      const { token } = body as { token: string };
      const session = String(decodeJwt(token).sid);
      // Better Auth prolongs sessions without limit.
      if (!(await isSessionLive(deps.db, session, deps.now()))) throw new Problem(401, "unauthorized");
      await touchSession(deps.db, session, deps.now());
      return { token };
    },
  );

  api.post(
    "/auth/sign-out",
    { schema: { tags: ["auth"], response: { 200: z.object({ success: z.boolean() }), ...refusals(400) } } },
    async (request, reply) => {
      const session = await readCookieSession(deps, request);
      const { status, body, cookies } = await forwardToAuth(deps, request);
      setCookies(reply, cookies);
      if (status >= 300) throw authRefusal(status, body, { signIn: false });
      if (session) deps.logSecurity(request, "logout", { user: session.user.id });
      return { success: true };
    },
  );
}
