import { z } from "zod";
import { formOfRequest } from "#accounts/rights/rights-forms.server.ts";
import {
  findRequest,
  listRequests,
  lockRequest,
  moveRequest,
  recordRequest,
} from "#accounts/rights/rights-requests.server.ts";
import { rightsEvents, rightsKinds, rightsStates } from "#accounts/rights/rights-states.ts";
import { openedRightsRequestView, rightsRequestView } from "#accounts/rights/rights-view.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";
import { personAddress } from "./person-address.ts";
import { personDeps } from "./person-deps.ts";
import { viewRequest } from "./view-request.ts";

const admin = adminSchema("people");
const note = z.string().trim().max(500, "too_long");
const one = z.object({ data: rightsRequestView });
const refused = refusals(400, 401, 403, 404, 409);

/** GET, POST and PATCH /admin/people/requests: requests of people about their data, each with its clock. */
export function requestCalls(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  const { secret } = personDeps(deps);

  api.get(
    "/admin/people/requests",
    {
      config: { permission: ["people", "read"] },
      schema: {
        ...admin,
        summary: "Requests: open ones by the end of their time, others by when they were received",
        querystring: pageQuery.extend({ state: z.enum([...rightsStates, "all"]).default("open") }),
        response: { 200: pageOf(rightsRequestView), ...refused },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listRequests(db, query);
      return { data: rows.map((row) => viewRequest(row, now())), meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/people/requests/:id",
    {
      config: { permission: ["people", "read"] },
      schema: {
        ...admin,
        summary: "A request, with what its person wrote in the form of the site",
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({ data: openedRightsRequestView }), ...refused },
      },
    },
    async ({ params }) => {
      const row = await findRequest(db, params.id);
      if (!row) throw new Problem(404, "not_found");
      const form = await formOfRequest(db, row.id);
      const shown = form ? { name: form.name, email: form.email, details: form.details } : null;
      return { data: { ...viewRequest(row, now()), form: shown } };
    },
  );

  api.post(
    "/admin/people/requests",
    {
      config: { permission: ["people", "write"] },
      schema: {
        ...admin,
        summary: "Record a request of a person; its clock of 3 x 24 hours begins when it was received",
        body: z.object({
          kind: z.enum(rightsKinds),
          email: personAddress,
          received_at: z.iso.datetime({ offset: true }).optional(),
          note: note.default(""),
        }),
        response: { 201: one, ...refused },
      },
    },
    async ({ body, staff: { actor } }, reply) => {
      const { kind, email } = body;
      const receivedAt = body.received_at ? new Date(body.received_at) : now();
      const recorded = await db.transaction().execute(async (trx) => {
        const request = { kind, email, receivedAt, note: body.note, by: actor.name };
        const result = await recordRequest(trx, request, { now: now(), secret });
        if (!result.ok) return result;
        const { id, received_at, due_at } = result.request;
        const object = { kind: "people", id };
        const after = { kind, received_at, due_at };
        await recordChange(trx, actor, now(), { action: "people.request_recorded", object, after });
        return result;
      });
      if (!recorded.ok) throw new Problem(400, recorded.code, { issues: [{ path: "received_at", code: "invalid" }] });
      return reply.code(201).send({ data: viewRequest(recorded.request, now()) });
    },
  );

  api.patch(
    "/admin/people/requests/:id",
    {
      config: { permission: ["people", "write"] },
      schema: {
        ...admin,
        summary: "Fulfil, refuse or reopen a request",
        params: z.object({ id: z.uuid() }),
        body: z
          .object({ event: z.enum(rightsEvents), note: note.optional(), version: z.int() })
          // A person learns why: a refusal without a reason cannot be explained later.
          .refine(({ event, note: reason }) => event !== "refuse" || reason, { path: ["note"], error: "required" }),
        response: { 200: one, ...refused },
      },
    },
    async ({ params, body, staff: { actor } }) => {
      const { event, version } = body;
      const moved = await db.transaction().execute(async (trx) => {
        const row = await lockRequest(trx, params.id);
        if (!row) throw new Problem(404, "not_found");
        if (row.version !== version) throw staleVersion(viewRequest(row, now()));
        const next = await moveRequest(trx, row, event, { by: actor.name, at: now(), note: body.note });
        if (!next) throw new Problem(409, "request_closed", { extra: { current: viewRequest(row, now()) } });
        await recordChange(trx, actor, now(), {
          action: `people.request_${next.state}`,
          object: { kind: "people", id: row.id },
          before: { state: row.state },
          after: { state: next.state },
          ...(body.note ? { reason: body.note } : {}),
        });
        return next;
      });
      return { data: viewRequest(moved, now()) };
    },
  );
}
