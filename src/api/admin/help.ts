import { namesOf } from "#accounts/person/find-people.server.ts";
import { listStaffWho, readNames } from "#accounts/staff/staff-people.server.ts";
import { type HelpDetailView, type HelpRowView, helpContract } from "#shop/help/help-contract.ts";
import { changeRequest, replyToRequest } from "#shop/help/help-desk.server.ts";
import { openHelpFile } from "#shop/help/help-files.server.ts";
import { findRequest, helpQueue, messagesOf, rowOf, type StoredRequest } from "#shop/help/read-help.server.ts";
import { sendHelpFile } from "../account/help-files.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { authorOf } from "./author-of.ts";

/** The queue of customers' requests: list, one request, answers and notes, assignment. */
export function help(api: Api, deps: ApiDeps): void {
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

  async function load(id: string): Promise<HelpDetailView | undefined> {
    const request = await findRequest(db, id);
    if (!request) return undefined;
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

  serve(api, helpContract, {
    list: async ({ query: { cursor, limit, state, owner }, staff }) => {
      const page = await helpQueue(db, { state, owner: owner === "me" ? staff.user.id : owner }, { cursor, limit });
      return { rows: await viewRows(page.rows), next: page.next };
    },
    read: ({ params }) => load(params.id),
    file: async ({ params: { id, file }, staff }, reply) =>
      sendHelpFile(reply, await openHelpFile(shop, id, file, staff.actor)),
    reply: ({ params, body, staff, request }) =>
      replyToRequest(shop, params.id, body, { author: authorOf(request), actor: staff.actor }),
    change: async ({ params, body, staff }) => {
      const { owner_id } = body;
      if (owner_id != null && !(await listStaffWho(db, "help", "write")).some((person) => person.id === owner_id))
        throw new Problem(422, "invalid_input", { issues: [{ path: "owner_id", code: "unknown_choice" }] });
      return changeRequest(shop, params.id, body, staff.actor);
    },
  });
}
