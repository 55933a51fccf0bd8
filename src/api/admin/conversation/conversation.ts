import { conversationView } from "#leads/conversation/conversation-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { leadParams, viewConversation } from "./view-conversation.ts";

/** GET /admin/leads/{id}/conversation: notes, mails, reminders and merges of a lead. */
export function conversationCall(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/leads/:id/conversation",
    {
      config: { permission: ["leads", "read"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Everything said about a lead and with it, oldest first",
        params: leadParams,
        response: { 200: conversationView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }) => viewConversation(deps, params.id),
  );
}
