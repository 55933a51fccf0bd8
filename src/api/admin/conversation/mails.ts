import { mailInput } from "#leads/conversation/conversation-input.ts";
import { conversationView, mailTemplatesView } from "#leads/conversation/conversation-view.ts";
import { fillTemplates } from "#leads/conversation/fill-templates.server.ts";
import { unfilledFields } from "#leads/conversation/merge-fields.ts";
import { sendReply } from "#leads/conversation/send-reply.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { authorOf } from "../author-of.ts";
import { afterChange, leadParams } from "./view-conversation.ts";

/** GET /admin/leads/{id}/mail-templates and POST /admin/leads/{id}/mails: a mail to a lead. */
export function mailCalls(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/leads/:id/mail-templates",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Templates in the language of the lead, with their fields filled",
        params: leadParams,
        response: { 200: mailTemplatesView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const locale = preferredLocale(request.headers["accept-language"]);
      const data = await fillTemplates(deps.db, request.params.id, { name: authorOf(request).name, locale });
      if (!data) throw new Problem(404, "not_found");
      return { data };
    },
  );

  api.post(
    "/admin/leads/:id/mails",
    {
      config: { permission: ["leads", "write"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Send a mail to a lead; a new lead becomes contacted",
        params: leadParams,
        body: mailInput,
        response: { 200: conversationView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      refuseUnfilled(request.body);
      const domain = { ...deps, publicUrl: deps.config.publicUrl };
      const outcome = await sendReply(id, request.body, authorOf(request), request.staff.actor, domain);
      return afterChange(deps, id, outcome === "queued" ? undefined : outcome);
    },
  );
}

/** @throws Problem 400 naming the fields that a template still has in braces */
function refuseUnfilled(mail: { subject: string; body: string }): void {
  const issues = (["subject", "body"] as const)
    .map((path) => ({ path, code: "unfilled_field", characters: unfilledFields(mail[path]).join(", ") }))
    .filter(({ characters }) => characters !== "");
  if (issues.length > 0) throw new Problem(400, "invalid_input", { issues });
}
