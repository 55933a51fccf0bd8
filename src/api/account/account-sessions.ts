import { z } from "zod";
import { sessionView } from "#accounts/login/session-view.ts";
import { endOtherSessions, endSession, listSessions } from "#accounts/login/sessions.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };

/** GET /account/sessions, DELETE /account/sessions (all others) and /account/sessions/{id}. */
export function accountSessions(api: Api, deps: ApiDeps): void {
  api.get(
    "/account/sessions",
    { schema: { ...common, response: { 200: z.object({ data: z.array(sessionView) }), ...refusals(401, 403) } } },
    async (request) => {
      const { user, sessionId } = request.signedIn;
      const sessions = await listSessions(deps.db, { userId: user.id, sessionId, now: deps.now() });
      return {
        data: sessions.map((session) => ({
          ...session,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
        })),
      };
    },
  );

  api.delete(
    "/account/sessions",
    {
      schema: {
        ...common,
        summary: "Log out everywhere else",
        response: { 200: z.object({ data: z.object({ ended: z.int() }) }), ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { user, sessionId } = request.signedIn;
      const ended = await endOtherSessions(deps.db, user.id, sessionId);
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { data: { ended } };
    },
  );

  api.delete(
    "/account/sessions/:id",
    {
      schema: {
        ...common,
        params: z.object({ id: z.string().max(100) }),
        response: { 200: z.object({ data: z.object({ ended: z.int() }) }), ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      if (!(await endSession(deps.db, user.id, request.params.id))) throw new Problem(404, "not_found");
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { data: { ended: 1 } };
    },
  );
}
