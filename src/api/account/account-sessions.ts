import { endOtherSessions, endSession, listSessions } from "#accounts/login/sessions.server.ts";
import { sessionsContract } from "#accounts/person/account-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** The logins of an account. */
export function accountSessions(api: Api, deps: ApiDeps): void {
  serve(api, sessionsContract, {
    list: async ({ request }) => {
      const { user, sessionId } = request.signedIn;
      const sessions = await listSessions(deps.db, { userId: user.id, sessionId, now: deps.now() });
      return sessions.map((session) => ({
        ...session,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
      }));
    },
    endOthers: async ({ request }) => {
      const { user, sessionId } = request.signedIn;
      const ended = await endOtherSessions(deps.db, user.id, sessionId);
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { ended };
    },
    end: async ({ request, params }) => {
      const { user } = request.signedIn;
      if (!(await endSession(deps.db, user.id, params.id))) return undefined;
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { ended: 1 };
    },
  });
}
