import { z } from "zod";
import { namesOf } from "#accounts/person/find-people.server.ts";
import { listStaffWho, readNames } from "#accounts/staff/staff-people.server.ts";
import { changeRequest, replyToRequest } from "#shop/help/help-desk.server.ts";
import { openHelpFile } from "#shop/help/help-files.server.ts";
import { helpChange, helpReply } from "#shop/help/help-input.ts";
import { helpStates } from "#shop/help/help-states.ts";
import { type HelpDetailView, type HelpRowView, helpDetailView, helpRowView } from "#shop/help/help-view.ts";
import { findRequest, helpQueue, messagesOf, rowOf, type StoredRequest } from "#shop/help/read-help.server.ts";
import { helpFileParams, sendHelpFile } from "../../account/help-files.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { authorOf } from "../author-of.ts";
import { staleVersion } from "../stale-version.ts";

const params = z.object({ id: z.uuid() });
const response = z.object({ data: helpDetailView });

/** The queue of customers' requests: list, one request, answers and notes, assignment. */
export function helpCalls(api: Api, deps: ApiDeps): void {
  const { shop, db } = deps;

  async function viewRows(requests: readonly StoredRequest[]): Promise<HelpRowView[]> {
    const [customers, owners] = await Promise.all([
      namesOf(db, [...new Set(requests.map(({ user_id }) => user_id))]),
      readNames(
        db,
        requests.map(({ owner_id }) => owner_id),
      ),
    ]);
    return requests.map((request) => {
      const { user_id, owner_id, waiting_since } = request;
      const customer = customers.get(user_id);
      return {
        ...rowOf(request),
        customer: customer ? { id: customer.id, name: customer.name, email: customer.email } : null,
        owner: owner_id === null ? null : { id: owner_id, name: owners.get(owner_id) ?? "–" },
        waiting_since: waiting_since?.toISOString() ?? null,
      };
    });
  }

  async function load(id: string): Promise<HelpDetailView> {
    const request = await findRequest(db, id);
    if (!request) throw new Problem(404, "not_found");
    const [[row], messages, owners] = await Promise.all([
      viewRows([request]),
      messagesOf(db, id),
      listStaffWho(db, "help", "write"),
    ]);
    return {
      ...row!,
      version: request.version,
      locale: request.locale,
      messages: messages.map(({ id: message, at, kind, author_name, text, file }) => ({
        id: message,
        at: at.toISOString(),
        kind,
        by: author_name,
        text,
        file,
      })),
      owners: owners.map(({ id: owner, name }) => ({ id: owner, name })),
    };
  }

  async function afterChange(id: string, outcome: "done" | "not_found" | "stale_version" | "already_solved") {
    if (outcome === "not_found") throw new Problem(404, "not_found");
    const data = await load(id);
    if (outcome === "stale_version" || outcome === "already_solved") throw staleVersion(data);
    return { data };
  }

  api.get(
    "/admin/help",
    {
      config: { permission: ["help", "read"] },
      schema: {
        ...adminSchema("help"),
        summary: "Requests of customers, who waits longest first",
        querystring: pageQuery.extend({
          state: z.enum(helpStates).optional(),
          owner: z.string().max(100).optional().describe("The id of an account, me, or none"),
        }),
        response: { 200: pageOf(helpRowView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query, staff }) => {
      const { cursor, limit, state, owner } = query;
      const page = await helpQueue(db, { state, owner: owner === "me" ? staff.user.id : owner }, { cursor, limit });
      return { data: await viewRows(page.rows), meta: { next_cursor: page.next } };
    },
  );

  api.get(
    "/admin/help/:id",
    {
      config: { permission: ["help", "read"] },
      schema: {
        ...adminSchema("help"),
        summary: "One request with everything written about it",
        params,
        response: { 200: response, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: await load(request.params.id) }),
  );

  api.get(
    "/admin/help/:id/files/:file",
    {
      config: { permission: ["help", "read"] },
      schema: {
        ...adminSchema("help"),
        summary: "A file that a customer sent; who opens it is recorded",
        params: helpFileParams,
        response: { 200: sentAs("application/octet-stream"), ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ params: { id, file }, staff }, reply) =>
      sendHelpFile(reply, await openHelpFile(shop, id, file, staff.actor)),
  );

  api.post(
    "/admin/help/:id/messages",
    {
      config: { permission: ["help", "write"] },
      schema: {
        ...adminSchema("help"),
        summary: "Answer a customer, or add a note; the first answer assigns the request",
        params,
        body: helpReply,
        response: { 200: response, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const by = { author: authorOf(request), actor: request.staff.actor };
      return afterChange(id, await replyToRequest(shop, id, request.body, by));
    },
  );

  api.patch(
    "/admin/help/:id",
    {
      config: { permission: ["help", "write"] },
      schema: {
        ...adminSchema("help"),
        summary: "Assign a request, or mark it as solved",
        params,
        body: helpChange,
        response: { 200: response, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { owner_id } = request.body;
      if (owner_id != null && !(await listStaffWho(db, "help", "write")).some((person) => person.id === owner_id))
        throw new Problem(422, "invalid_input", { issues: [{ path: "owner_id", code: "unknown_choice" }] });
      return afterChange(id, await changeRequest(shop, id, request.body, request.staff.actor));
    },
  );
}
