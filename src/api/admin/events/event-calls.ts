import { z } from "zod";
import { checkIn } from "#growth/events/check-in.server.ts";
import {
  allRegistrations,
  countRegistrationsOf,
  findEvent,
  listEvents,
  listRegistrations,
} from "#growth/events/list-registrations.server.ts";
import { registrationStates } from "#growth/events/registration-states.ts";
import { eventRow, type RegistrationRow, registrationRow } from "#growth/events/registration-view.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { plainLine } from "#text/plain-line.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { requireRecentFactor } from "../guard-admin.ts";

const params = z.object({ id: z.string().max(100) });
const filter = z.object({
  q: z.string().overwrite(plainLine).max(254).optional(),
  state: z.enum(registrationStates).optional(),
});
const refused = refusals(400, 401, 403, 404, 409);
/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;
const columns = [
  ...["name", "email", "language", "state", "place", minuteColumn("registered")],
  ...[minuteColumn("checked_in"), "contact_consent"],
];

/** Events and who signed up for them: lists, the check-in on the day, and a file. */
export function eventCalls(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  const read = async (id: string, language: string | undefined) => {
    const event = await findEvent(db, id, preferredLocale(language));
    if (!event) throw new Problem(404, "not_found");
    return event;
  };

  api.get(
    "/admin/events",
    {
      config: { permission: ["events", "read"] },
      schema: {
        ...adminSchema("events"),
        summary: "Events with how many signed up, the latest first",
        response: { 200: z.object({ data: z.array(eventRow), meta: z.object({ next_cursor: z.null() }) }), ...refused },
      },
    },
    async ({ headers }) => ({
      data: await listEvents(db, preferredLocale(headers["accept-language"])),
      meta: { next_cursor: null },
    }),
  );

  api.get(
    "/admin/events/:id",
    {
      config: { permission: ["events", "read"] },
      schema: {
        ...adminSchema("events"),
        summary: "One event with how many signed up",
        params,
        response: { 200: z.object({ data: eventRow }), ...refused },
      },
    },
    async ({ params: { id }, headers }) => ({ data: await read(id, headers["accept-language"]) }),
  );

  api.get(
    "/admin/events/:id/registrations",
    {
      config: { permission: ["events", "read"] },
      schema: {
        ...adminSchema("events"),
        summary: "Who signed up for an event, in the order of the queue; `q` is a part of name or address",
        params,
        querystring: pageQuery.extend(filter.shape),
        response: { 200: pageOf(registrationRow), ...refused },
      },
    },
    async ({ params: { id }, headers, query: { cursor, limit, ...wanted } }) => {
      const event = await read(id, headers["accept-language"]);
      const { rows, next } = await listRegistrations(db, { event: event.id, ...wanted }, { cursor, limit });
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/events/:id/check-in",
    {
      config: { permission: ["events", "write"] },
      schema: {
        ...adminSchema("events"),
        summary: "Record that somebody with a seat came, or that this was an error",
        params,
        body: z.object({ registration: z.uuid("invalid_format"), present: z.boolean("invalid_type") }),
        response: { 200: z.object({ data: eventRow }), ...refused },
      },
    },
    async ({ params: { id }, body, headers, staff }) => {
      const event = await read(id, headers["accept-language"]);
      const which = { event: event.id, id: body.registration, present: body.present };
      const result = await checkIn(which, staff.actor, { db, now });
      if (result === "not_found") throw new Problem(404, "not_found");
      if (result === "no_seat") throw new Problem(409, "conflict");
      return { data: await read(id, headers["accept-language"]) };
    },
  );

  api.get(
    "/admin/events/:id/export.csv",
    {
      config: { permission: ["events", "export"] },
      schema: {
        ...adminSchema("events"),
        summary: "Who signed up for an event as CSV, filtered and searched like the list",
        params,
        querystring: filter,
        response: { 200: sentAs("text/csv"), ...refused },
      },
    },
    async (request, reply) => {
      const event = await read(request.params.id, request.headers["accept-language"]);
      const wanted = { event: event.id, ...request.query };
      const total = await countRegistrationsOf(db, wanted);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = request.query;
      await db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, now(), {
          action: "event.exported",
          object: { kind: "events", id: event.id },
          after: { ...recorded, ...(q && { search: true }), registrations: total },
        }),
      );
      async function* rows() {
        for await (const batch of allRegistrations(db, wanted)) yield batch.map(cellsOf);
      }
      return sendCsv(reply, { name: `event-${event.id}`, columns, rows: rows(), total });
    },
  );
}

function cellsOf(row: RegistrationRow): CsvCell[] {
  const minute = (moment: string | null) => (moment ? sortableMinute(new Date(moment)) : "");
  const moments = [row.registered_at, row.checked_in_at].map(minute);
  return [row.name, row.email, row.locale, row.state, row.place, ...moments, row.contact_consent];
}
