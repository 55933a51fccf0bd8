import { hasFactor, isStrong } from "#accounts/login/factors.server.ts";
import { permissionsOf } from "#accounts/staff/permissions.ts";
import { sessionContract } from "#accounts/staff/session-contract.ts";
import { giveFactor } from "../auth/confirm.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** Who uses the back office, and the check of their second factor. */
export function session(api: Api, deps: ApiDeps): void {
  serve(api, sessionContract, {
    me: async ({ staff: { user, factorAt, role } }) => {
      const { id, username, email, locale } = user;
      const name = `${user.first_name} ${user.last_name}`.trim();
      const given = isStrong(factorAt) ? ("given" as const) : undefined;
      const factor = given ?? ((await hasFactor(deps.db, id)) ? ("required" as const) : ("missing" as const));
      return { id, name, username, email, role, locale, permissions: permissionsOf(role), factor };
    },
    confirm: async ({ body, staff: { user, sessionId }, request }) => {
      await giveFactor(deps, request, { userId: user.id, sessionId, code: body.code });
      return { done: true as const };
    },
  });
}
