import { z } from "zod";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import { leadChange } from "#leads/inbox/change-view.ts";
import { leadView } from "#leads/inbox/lead-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";
import { checkOwner } from "./possible-owners.ts";
import { viewLead } from "./view-lead.ts";

const params = z.object({ id: z.uuid() });
const response = z.object({ data: leadView });

/** GET and PATCH /admin/leads/{id}: one lead with everything about it. */
export function leadDetailCalls(api: Api, deps: ApiDeps): void {
  const load = async (id: string) => {
    const lead = await viewLead(deps.db, id);
    if (!lead) throw new Problem(404, "not_found");
    return lead;
  };
  api.get(
    "/admin/leads/:id",
    {
      config: { permission: ["leads", "read"] },
      schema: {
        ...adminSchema("leads"),
        summary: "A lead with everything about it",
        params,
        response: { 200: response, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: await load(request.params.id) }),
  );

  api.patch(
    "/admin/leads/:id",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Move or assign a lead",
        params,
        body: leadChange,
        response: { 200: response, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, ...change } = request.body;
      await checkOwner(deps, change.owner_id);
      const outcome = await changeLead(id, version, change, request.staff.actor, deps);
      if (outcome.ok) return { data: await load(id) };
      if (outcome.code === "not_found") throw new Problem(404, "not_found");
      if (outcome.code === "stale") throw staleVersion(await load(id));
      throw new Problem(409, outcome.code === "merged" ? "lead_merged" : "lead_move_not_allowed");
    },
  );
}
