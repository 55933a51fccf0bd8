import { mergeInput } from "#leads/conversation/conversation-input.ts";
import { conversationView } from "#leads/conversation/conversation-view.ts";
import { mergeLeads, unmergeLeads } from "#leads/conversation/merge-leads.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { afterChange, leadParams } from "./view-conversation.ts";

/** POST /admin/leads/{id}/merge and /unmerge: duplicates become part of a lead, and separate again. */
export function mergeCalls(api: Api, deps: ApiDeps): void {
  const common = {
    ...adminSchema("leads"),
    params: leadParams,
    body: mergeInput,
    response: { 200: conversationView, ...refusals(400, 401, 403, 404, 409) },
  };

  api.post(
    "/admin/leads/:id/merge",
    {
      config: { permission: ["leads", "write"] },
      schema: { ...common, summary: "Merge duplicates into a lead" },
    },
    async (request) => {
      const { id } = request.params;
      const outcome = await mergeLeads(id, request.body, request.staff.actor, deps);
      return afterChange(deps, id, outcome === "merged" ? undefined : outcome);
    },
  );

  api.post(
    "/admin/leads/:id/unmerge",
    {
      config: { permission: ["leads", "write"] },
      schema: { ...common, summary: "Separate leads that were merged into one" },
    },
    async (request) => {
      const { id } = request.params;
      const outcome = await unmergeLeads(id, request.body, request.staff.actor, deps);
      return afterChange(deps, id, outcome === "unmerged" ? undefined : outcome);
    },
  );
}
