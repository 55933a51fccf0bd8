import { z } from "zod";
import { hasFactor, isStrong } from "#accounts/login/factors.server.ts";
import { permissionsOf } from "#accounts/staff/permissions.ts";
import { meView } from "#accounts/staff/staff-view.ts";
import { factorBody, giveFactor } from "../auth/confirm.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { adminSchema } from "./admin-schema.ts";

/** GET /admin/me and POST /admin/confirm: who uses the back office, and the check of their second factor. */
export function sessionCalls(api: Api, deps: ApiDeps): void {
  const { db } = deps;
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
        body: factorBody,
        response: {
          200: z.object({ data: z.object({ done: z.literal(true) }) }),
          ...refusals(400, 401, 403, 404, 429),
        },
      },
    },
    async (request) => {
      const { user, sessionId } = request.staff;
      await giveFactor(deps, request, { userId: user.id, sessionId, code: request.body.code });
      return { data: { done: true as const } };
    },
  );
}
