import { z } from "zod";
import { endStaffSessions } from "#accounts/staff/lock-staff.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** DELETE /admin/staff/{id}/sessions (all) and /sessions/{session}: logs somebody out. */
export function staffSessions(api: Api, deps: ApiDeps): void {
  const id = z.string().max(100);
  const common = {
    ...adminSchema("staff"),
    response: { 200: z.object({ data: z.object({ ended: z.int() }) }), ...refusals(400, 401, 403, 404, 409) },
  };
  const config = { permission: ["staff", "write"] } as const;
  api.delete(
    "/admin/staff/:id/sessions",
    { config, schema: { ...common, summary: "End every session of one of the staff", params: z.object({ id }) } },
    async (request) => {
      const ended = await endStaffSessions(deps, { actor: request.staff.actor, userId: request.params.id });
      if (ended === undefined) throw new Problem(404, "not_found");
      deps.logSecurity(request, "sessions_ended", { user: request.params.id });
      return { data: { ended } };
    },
  );
  api.delete(
    "/admin/staff/:id/sessions/:session",
    {
      config,
      schema: { ...common, summary: "End one session of one of the staff", params: z.object({ id, session: id }) },
    },
    async (request) => {
      const { id: userId, session: sessionId } = request.params;
      const ended = await endStaffSessions(deps, { actor: request.staff.actor, userId, sessionId });
      if (ended === undefined) throw new Problem(404, "not_found");
      deps.logSecurity(request, "sessions_ended", { user: userId });
      return { data: { ended } };
    },
  );
}
