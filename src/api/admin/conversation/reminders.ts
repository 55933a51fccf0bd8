import { z } from "zod";
import { reminderChange, reminderInput } from "#leads/conversation/conversation-input.ts";
import { conversationView } from "#leads/conversation/conversation-view.ts";
import { addReminder, changeReminder } from "#leads/conversation/reminders.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { authorOf } from "../author-of.ts";
import { afterChange, leadColleagues, leadParams } from "./view-conversation.ts";

const issues = {
  past: [{ path: "due_at", code: "in_the_past" }],
  unknown_colleague: [{ path: "for", code: "unknown_choice" }],
};

/** POST /admin/leads/{id}/reminders and PATCH .../{reminder}: reminders about a lead. */
export function reminderCalls(api: Api, deps: ApiDeps): void {
  const common = { ...adminSchema("leads"), response: { 200: conversationView, ...refusals(400, 401, 403, 404, 409) } };

  api.post(
    "/admin/leads/:id/reminders",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...common,
        summary: "Remind oneself or a colleague of a lead",
        params: leadParams,
        body: reminderInput,
      },
    },
    async (request) => {
      const { id } = request.params;
      const domain = { ...deps, listColleagues: leadColleagues };
      const outcome = await addReminder(id, request.body, authorOf(request), request.staff.actor, domain);
      if (outcome === "past" || outcome === "unknown_colleague")
        throw new Problem(400, "invalid_input", { issues: issues[outcome] });
      return afterChange(deps, id, outcome === "added" ? undefined : outcome);
    },
  );

  api.patch(
    "/admin/leads/:id/reminders/:reminder",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...common,
        summary: "Close, reopen or move a reminder",
        params: leadParams.extend({ reminder: z.uuid() }),
        body: reminderChange,
      },
    },
    async (request) => {
      const { id, reminder } = request.params;
      const outcome = await changeReminder(id, reminder, request.body, request.staff.actor, deps);
      if (outcome === "past") throw new Problem(400, "invalid_input", { issues: issues.past });
      return afterChange(deps, id, outcome === "changed" ? undefined : outcome);
    },
  );
}
