import { z } from "zod";
import { letterTopics } from "#catalogue/letter-topics.ts";
import {
  allSubscribers,
  countSubscribersOf,
  listSubscribers,
} from "#growth/newsletter/readers/list-subscribers.server.ts";
import { type SubscriberRow, subscriberRow, subscriberStates } from "#growth/newsletter/readers/subscriber-view.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals, sentAs } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { requireRecentFactor } from "../guard-admin.ts";

const filter = z.object({
  q: z.string().overwrite(plainLine).max(254).optional(),
  state: z.enum(subscriberStates).optional(),
  locale: z.enum(locales).optional(),
  topic: z.enum(letterTopics).optional(),
});
/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;
const moments = ["asked", "confirmed", "ended"].map(minuteColumn);
const columns = ["email", "language", "state", "topics", "source", ...moments, "reason"];

/** GET /admin/subscribers and /admin/subscribers/export.csv. */
export function subscribers(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  api.get(
    "/admin/subscribers",
    {
      config: { permission: ["subscribers", "read"] },
      schema: {
        ...adminSchema("subscribers"),
        summary: "Subscribers of the newsletter, the newest first; `q` is a part of the address",
        querystring: pageQuery.extend(filter.shape),
        response: { 200: pageOf(subscriberRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query: { cursor, limit, ...wanted } }) => {
      const { rows, next } = await listSubscribers(db, wanted, { cursor, limit });
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/subscribers/export.csv",
    {
      config: { permission: ["subscribers", "export"] },
      schema: {
        ...adminSchema("subscribers"),
        summary: "Subscribers as CSV, filtered and searched like the list",
        querystring: filter,
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const total = await countSubscribersOf(db, request.query);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = request.query;
      const exported = { ...recorded, ...(q && { search: true }), subscribers: total };
      await db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, now(), {
          action: "subscriber.exported",
          object: { kind: "subscribers", id: "export" },
          after: exported,
        }),
      );
      async function* rows() {
        for await (const batch of allSubscribers(db, request.query)) yield batch.map(cellsOf);
      }
      return sendCsv(reply, { name: `subscribers-${jakartaDay(now())}`, columns, rows: rows(), total });
    },
  );
}

function cellsOf(row: SubscriberRow): CsvCell[] {
  const minute = (moment: string | null) => (moment ? sortableMinute(new Date(moment)) : "");
  const minutes = [row.asked_at, row.confirmed_at, row.ended_at].map(minute);
  return [row.email, row.locale, row.state, row.topics.join(" "), row.source, ...minutes, row.end_reason];
}
