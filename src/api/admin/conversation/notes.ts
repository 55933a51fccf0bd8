import { addNote } from "#leads/conversation/add-note.server.ts";
import { noteInput } from "#leads/conversation/conversation-input.ts";
import { conversationView } from "#leads/conversation/conversation-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { authorOf } from "../author-of.ts";
import { afterChange, leadColleagues, leadParams } from "./view-conversation.ts";

/** POST /admin/leads/{id}/notes: a note; colleagues named by @username get a mail. */
export function noteCall(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/leads/:id/notes",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Add a note about a lead; colleagues named by @username get a mail",
        params: leadParams,
        body: noteInput,
        response: { 200: conversationView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const domain = { ...deps, listColleagues: leadColleagues };
      const outcome = await addNote(id, request.body, authorOf(request), request.staff.actor, domain);
      return afterChange(deps, id, outcome === "added" ? undefined : outcome);
    },
  );
}
