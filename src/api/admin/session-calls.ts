import { z } from "zod";
import { confirmSecondFactor } from "#accounts/login/second-factor.server.ts";
import { permissionsOf } from "#accounts/staff/permissions.ts";
import { hasFactor, isStrong, recordFactor } from "#accounts/staff/staff-session.server.ts";
import { meView } from "#accounts/staff/staff-view.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

/** GET /admin/me and POST /admin/confirm: who uses the back office, and the check of their second factor. */
export function sessionCalls(api: Api, deps: ApiDeps): void {
  const { db, config, now, logSecurity } = deps;
  api.get(
    "/admin/me",
    {
      config: { permission: "session" },
      schema: {
        ...adminSchema("session"),
        summary: "Who uses the back office",
        response: { 200: meView, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { user, factorAt, role } = request.staff;
      const { id, username, email, locale } = user;
      const name = `${user.first_name} ${user.last_name}`.trim();
      const given = isStrong(factorAt) ? ("given" as const) : undefined;
      const factor = given ?? ((await hasFactor(db, id)) ? ("required" as const) : ("missing" as const));
      return { data: { id, name, username, email, role, locale, permissions: permissionsOf(role), factor } };
    },
  );

  api.post(
    "/admin/confirm",
    {
      config: { permission: "session" },
      schema: {
        ...adminSchema("session"),
        summary: "Give the second factor: a code of the authenticator app or a recovery code",
        body: z.object({ code: z.string().trim().min(6).max(40) }),
        response: {
          200: z.object({ data: z.object({ done: z.literal(true) }) }),
          ...refusals(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      const { user, sessionId } = request.staff;
      // The same limit as for every other call that checks a second factor, and one for the account.
      await enforceRateLimit(request, "second-factor", config.limits.login, deps);
      await enforceRateLimit(request, "second-factor", config.limits.login, deps, user.id);
      const isRight = await confirmSecondFactor(
        { db, now, secret: readAuthSecret(config) },
        user.id,
        request.body.code,
      );
      if (!isRight) {
        logSecurity(request, "confirmation_refused", { user: user.id, reason: "wrong_code" });
        throw new Problem(400, "wrong_code", { issues: [{ path: "code", code: "invalid" }] });
      }
      await recordFactor(db, { id: sessionId }, now());
      logSecurity(request, "login_confirmed", { user: user.id, by: "code" });
      return { data: { done: true as const } };
    },
  );
}
