import { z } from "zod";
import { periodQuery } from "#insight/figures/today-contract.ts";
import { readMissedSearches } from "#search/missed-searches.server.ts";
import { missedSearch } from "#search/missed-searches.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/content/missed-searches. */
export function missedSearches(api: Api, { db, now }: Pick<ApiDeps, "db" | "now">): void {
  api.get(
    "/admin/content/missed-searches",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "What people searched for without a result, the most frequent first; nothing says who searched",
        querystring: periodQuery,
        response: { 200: z.object({ data: z.array(missedSearch) }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query: { days } }) => ({ data: await readMissedSearches(db, addDays(jakartaDay(now()), 1 - days)) }),
  );
}
