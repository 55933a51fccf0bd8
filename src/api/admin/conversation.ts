import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { addNote } from "#leads/conversation/add-note.server.ts";
import { addAttempt, answerAttempt } from "#leads/conversation/attempts.server.ts";
import { conversationContract } from "#leads/conversation/conversation-contract.ts";
import { fillTemplates } from "#leads/conversation/fill-templates.server.ts";
import { leadFamily } from "#leads/conversation/lead-family.server.ts";
import { openLeadFile } from "#leads/conversation/lead-files.server.ts";
import { unfilledFields } from "#leads/conversation/merge-fields.ts";
import { mergeLeads, unmergeLeads } from "#leads/conversation/merge-leads.server.ts";
import { readConversation } from "#leads/conversation/read-conversation.server.ts";
import { addReminder, changeReminder } from "#leads/conversation/reminders.server.ts";
import { sendReply } from "#leads/conversation/send-reply.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { sendHelpFile } from "../account/help-files.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { authorOf } from "./author-of.ts";

/** The conversation with a lead: notes, mails, reminders, and merges of duplicates. */
export function conversation(api: Api, deps: ApiDeps): void {
  const { db, config } = deps;
  /** With the staff who may open leads. */
  const domain = { ...deps, listColleagues: (at: Database | Trx) => listColleagues(at, "leads") };

  serve(api, conversationContract, {
    read: ({ params }) => readConversation(params.id, { ...domain, answersHere: config.inboundMail !== undefined }),
    addNote: async ({ params, body, staff, request }) =>
      asResult("added", await addNote(params.id, body, authorOf(request), staff.actor, domain)),
    templates: ({ params, request }) => {
      const locale = preferredLocale(request.headers["accept-language"]);
      return fillTemplates(db, params.id, { ...authorOf(request), locale });
    },
    sendMail: async ({ params, body, staff, request }) => {
      refuseUnfilled(body);
      const sender = { ...deps, publicUrl: config.publicUrl };
      return asResult("queued", await sendReply(params.id, body, authorOf(request), staff.actor, sender));
    },
    file: async ({ params: { id, file }, staff }, reply) =>
      sendHelpFile(reply, await openLeadFile(deps, await leadFamily(db, id), file, staff.actor)),
    addAttempt: async ({ params, body, staff, request }) =>
      asResult("added", await addAttempt(params.id, body, authorOf(request), staff.actor, deps)),
    answerAttempt: async ({ params: { id, attempt }, body, staff, request }) =>
      asResult("answered", await answerAttempt(id, attempt, body.reached, authorOf(request), staff.actor, deps)),
    addReminder: async ({ params, body, staff, request }) =>
      asResult("added", await addReminder(params.id, body, authorOf(request), staff.actor, domain)),
    changeReminder: async ({ params: { id, reminder }, body, staff }) =>
      asResult("changed", await changeReminder(id, reminder, body, staff.actor, deps)),
    merge: async ({ params, body, staff }) => asResult("merged", await mergeLeads(params.id, body, staff.actor, deps)),
    unmerge: async ({ params, body, staff }) =>
      asResult("unmerged", await unmergeLeads(params.id, body, staff.actor, deps)),
  });
}

/** Returns what a change of the conversation ended with as other domains return it. */
function asResult<Done extends string, Outcome extends string>(done: Done, outcome: Outcome | Done) {
  if (outcome === done) return { ok: true as const };
  return { ok: false as const, code: outcome as Exclude<Outcome, Done> };
}

/** @throws Problem 400 naming the fields that a template still has in braces */
function refuseUnfilled(mail: { subject: string; body: string }): void {
  const issues = (["subject", "body"] as const)
    .map((path) => ({ path, code: "unfilled_field", characters: unfilledFields(mail[path]).join(", ") }))
    .filter(({ characters }) => characters !== "");
  if (issues.length > 0) throw new Problem(400, "invalid_input", { issues });
}
