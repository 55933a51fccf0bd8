import { assignInTurn } from "#leads/inbox/assign-in-turn.server.ts";
import { changeLeads, undoChanges } from "#leads/inbox/change-leads.server.ts";
import { leadBulkRequest, leadBulkResponse, leadSelection } from "#leads/inbox/change-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { checkOwner, possibleOwners } from "./possible-owners.ts";

/** POST /admin/leads/bulk and POST /admin/leads/assign-in-turn: changes of many leads at once. */
export function leadBulkCalls(api: Api, deps: ApiDeps): void {
  const common = {
    config: { permission: ["leads", "write"] as const },
    schema: {
      ...adminSchema("leads"),
      response: { 200: leadBulkResponse, ...refusals(400, 401, 403, 404, 409, 422) },
    },
  };
  api.post(
    "/admin/leads/bulk",
    {
      ...common,
      schema: {
        ...common.schema,
        summary: "Move or assign up to 500 leads, or undo that",
        body: leadBulkRequest,
      },
    },
    async ({ body, staff }) => {
      if ("undo" in body) return { data: await undoChanges(body.undo, staff.actor, deps) };
      const { leads, ...change } = body;
      await checkOwner(deps, change.owner_id);
      return { data: await changeLeads(leads, change, staff.actor, deps) };
    },
  );

  api.post(
    "/admin/leads/assign-in-turn",
    {
      ...common,
      schema: {
        ...common.schema,
        summary: "Assign leads in turn, by product and language",
        body: leadSelection,
      },
    },
    async ({ body, staff }) => {
      const outcome = await assignInTurn(body.leads, await possibleOwners(deps.db), staff.actor, deps);
      const nobody = outcome.changed.length === 0 && outcome.skipped.some(({ code }) => code === "not_allowed");
      if (nobody) throw new Problem(409, "nobody_in_turn");
      return { data: outcome };
    },
  );
}
