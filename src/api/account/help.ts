import { z } from "zod";
import type { User } from "#accounts/person/user.server.ts";
import { shownName } from "#accounts/staff/staff-people.server.ts";
import { helpListResponse, helpThreadResponse } from "#shop/help/help-contract.ts";
import { helpMessage, helpRequest } from "#shop/help/help-input.ts";
import { sendHelpRequest, solveOwn, writeAgain } from "#shop/help/help-requests.server.ts";
import { ownRequests, ownThread } from "#shop/help/read-help.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const params = z.object({ id: z.uuid() });

/** Each is a mail to the team. */
const requestsPerHour = { max: 10, seconds: 3600 };
const messagesPerHour = { max: 30, seconds: 3600 };

/** A file that was uploaded more than a day ago is deleted again. */
const unknownFile = () => new Problem(400, "invalid_input", { issues: [{ path: "file", code: "file_gone" }] });

const customerOf = (user: User) => ({ id: user.id, name: shownName(user), locale: user.locale });

/** GET and POST /help-requests, GET /help-requests/{id} and what its customer does with it. */
export function help(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  const load = async (user: User, id: string) => {
    const data = await ownThread(shop.db, user.id, id);
    if (!data) throw new Problem(404, "not_found");
    return { data };
  };

  api.get(
    "/help-requests",
    {
      schema: {
        ...common,
        summary: "Own requests for help",
        response: { 200: helpListResponse, ...refusals(401, 403) },
      },
    },
    async (request) => ({ data: await ownRequests(shop.db, request.signedIn.user.id) }),
  );

  api.post(
    "/help-requests",
    {
      schema: {
        ...common,
        summary: "Ask the team for help; the same id again changes nothing",
        body: helpRequest,
        response: { 201: helpThreadResponse, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "help-request", requestsPerHour, deps, user.id);
      const sent = await sendHelpRequest(shop, customerOf(user), request.body);
      if (!sent.ok && sent.code === "unknown_order")
        throw new Problem(400, "invalid_input", { issues: [{ path: "order", code: "unknown_choice" }] });
      if (!sent.ok && sent.code === "unknown_file") throw unknownFile();
      return reply.code(201).send(await load(user, request.body.id));
    },
  );

  api.get(
    "/help-requests/:id",
    {
      schema: {
        ...common,
        summary: "One own request with its messages",
        params,
        response: { 200: helpThreadResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => load(request.signedIn.user, request.params.id),
  );

  api.post(
    "/help-requests/:id/messages",
    {
      schema: {
        ...common,
        summary: "Write again in an own request, which opens a solved one",
        params,
        body: helpMessage,
        response: { 200: helpThreadResponse, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "help-message", messagesPerHour, deps, user.id);
      const written = await writeAgain(shop, customerOf(user), request.params.id, request.body);
      if (written === "not_found") throw new Problem(404, "not_found");
      if (written === "unknown_file") throw unknownFile();
      return load(user, request.params.id);
    },
  );

  api.post(
    "/help-requests/:id/solved",
    {
      schema: {
        ...common,
        summary: "Mark an own request as solved",
        params,
        response: { 200: helpThreadResponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      if (!(await solveOwn(shop, user.id, request.params.id))) throw new Problem(404, "not_found");
      return load(user, request.params.id);
    },
  );
}
