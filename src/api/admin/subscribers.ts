import type { FastifyRequest } from "fastify";
import type { TableCell, TableColumn } from "#content/table-columns.server.ts";
import { withdrawConsentToNews } from "#desk/news-consent.server.ts";
import { importSubscribers } from "#growth/newsletter/readers/import-subscribers.server.ts";
import {
  allSubscribers,
  countSubscribersOf,
  listSubscribers,
  readSubscriber,
} from "#growth/newsletter/readers/list-subscribers.server.ts";
import { type SubscriberRow, subscriberContract } from "#growth/newsletter/readers/subscriber-contract.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { requireRecentFactor } from "./guard-admin.ts";

/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;
const columns: readonly TableColumn[] = [
  ...(["email", ["language", "language"], ["state", "subscriber_state"], ["topics", "topics"]] as const),
  ...([
    ["source", "subscriber_source"],
    ["asked", "moment"],
    ["confirmed", "moment"],
    ["ended", "moment"],
  ] as const),
  ["reason", "end_reason"],
];

/** Who gets the letters of the newsletter. */
export function subscribers(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, subscriberContract, {
    list: ({ query: { cursor, limit, ...wanted } }) => listSubscribers(db, wanted, { cursor, limit }),
    export: async ({ query, staff, request }) => {
      const total = await countSubscribersOf(db, query);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = query;
      const exported = { ...recorded, ...(q && { search: true }), subscribers: total };
      await db.transaction().execute((trx) =>
        recordChange(trx, staff.actor, now(), {
          action: "subscriber.exported",
          object: { kind: "subscribers", id: "export" },
          after: exported,
        }),
      );
      async function* rows() {
        for await (const batch of allSubscribers(db, query)) yield batch.map(cellsOf);
      }
      return { name: `subscribers-${jakartaDay(now())}`, columns, rows: rows(), total };
    },
    trial: ({ body, staff }) => importCsv(deps, staff, { ...body, isTrial: true }),
    import: ({ body, staff }) => importCsv(deps, staff, { ...body, isTrial: false }),
    read: ({ params }) => readSubscriber(db, params.id),
    end: async ({ params: { id }, body, staff }) => {
      const found = await readSubscriber(db, id);
      if (!found) return { ok: false, code: "not_found" as const };
      await db.transaction().execute(async (trx) => {
        await withdrawConsentToNews(trx, found.email, actorName(staff.actor), now());
        await recordChange(trx, staff.actor, now(), {
          action: "subscriber.ended",
          object: { kind: "subscribers", id },
          after: { state: "ended" },
          reason: body.reason,
        });
      });
      return { ok: true };
    },
  });
}

/** Imports people from a CSV file, or says what that would do. */
async function importCsv(
  { db, now, letters: { secret } }: ApiDeps,
  { actor }: FastifyRequest["staff"],
  file: { csv: string; isTrial: boolean },
) {
  const result = await importSubscribers(file, actor, { db, now, secret });
  if (file.isTrial || result.imported) return result;
  throw new Problem(409, "import_refused", { extra: { problems: result.problems } });
}

function cellsOf(row: SubscriberRow): TableCell[] {
  const moments = [row.asked_at, row.confirmed_at, row.ended_at];
  return [row.email, row.locale, row.state, row.topics, row.source, ...moments, row.end_reason];
}
