import type { FastifyRequest } from "fastify";
import type { TableCell, TableColumn } from "#content/table-columns.server.ts";
import { checkIn } from "#growth/events/check-in.server.ts";
import { eventContract, type RegistrationRow } from "#growth/events/event-contract.ts";
import {
  allRegistrations,
  countRegistrationsOf,
  findEvent,
  listEvents,
  listRegistrations,
} from "#growth/events/list-registrations.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";
import { requireRecentFactor } from "./guard-admin.ts";

/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;
const columns: readonly TableColumn[] = [
  ...(["name", "email", ["language", "language"], ["state", "registration_state"], "place"] as const),
  ...([["registered", "moment"], ["checked_in", "moment"], "contact_consent"] as const),
];

/** Events and who signed up for them: lists, the check-in on the day, and a file. */
export function events(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  const localeOf = ({ headers }: FastifyRequest) => preferredLocale(headers["accept-language"]);

  serve(api, eventContract, {
    list: async ({ request }) => ({
      rows: await listEvents(db, localeOf(request)),
      next: null,
      meta: { next_cursor: null },
    }),
    read: ({ params, request }) => findEvent(db, params.id, localeOf(request)),
    registrations: async ({ params, query: { cursor, limit, ...wanted }, request }) => {
      const event = await findEvent(db, params.id, localeOf(request));
      return event && listRegistrations(db, { event: event.id, ...wanted }, { cursor, limit });
    },
    checkIn: async ({ params, body, staff, request }) => {
      const event = await findEvent(db, params.id, localeOf(request));
      if (!event) return { ok: false, code: "not_found" as const };
      return checkIn({ event: event.id, id: body.registration, present: body.present }, staff.actor, deps);
    },
    export: async ({ params, query, staff, request }) => {
      const event = await findEvent(db, params.id, localeOf(request));
      if (!event) return undefined;
      const wanted = { event: event.id, ...query };
      const total = await countRegistrationsOf(db, wanted);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = query;
      await db.transaction().execute((trx) =>
        recordChange(trx, staff.actor, deps.now(), {
          action: "event.exported",
          object: { kind: "events", id: event.id },
          after: { ...recorded, ...(q && { search: true }), registrations: total },
        }),
      );
      async function* rows() {
        for await (const batch of allRegistrations(db, wanted)) yield batch.map(cellsOf);
      }
      return { name: `event-${event.id}`, columns, rows: rows(), total };
    },
  });
}

function cellsOf(row: RegistrationRow): TableCell[] {
  const { name, email, locale, state, place, registered_at, checked_in_at, contact_consent } = row;
  return [name, email, locale, state, place, registered_at, checked_in_at, contact_consent];
}
