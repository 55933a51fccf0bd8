import { z } from "zod";
import { readReport } from "#growth/campaigns/read-report.server.ts";
import { reportDimensions } from "#growth/campaigns/report.ts";
import { isReportable, presetPeriod } from "#growth/campaigns/report-period.ts";
import { reportView } from "#growth/campaigns/report-view.ts";
import { visitsWithin } from "#insight/figures/figures.server.ts";
import { countedUntil } from "#insight/figures/roll-up-figures.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const query = z.object({
  /** Days in Jakarta, both included; without them the last thirty. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  by: z.enum(reportDimensions).default("campaign"),
  /** Only what this campaign brought. */
  campaign: z.string().max(200).optional(),
});

/** GET /admin/campaigns/report: visits, leads, accounts, orders, revenue and cost, by first and by last arrival. */
export function report(api: Api, { db, now }: ApiDeps): void {
  api.get(
    "/admin/campaigns/report",
    {
      config: { permission: ["campaigns", "read"] },
      schema: {
        ...adminSchema("campaigns"),
        summary: "From visits to revenue and return, by first and by last arrival",
        querystring: query,
        response: { 200: z.object({ data: reportView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const today = jakartaDay(now());
      const usual = presetPeriod("30", today);
      const { by, campaign, from = usual.from, to = usual.to } = request.query;
      if (!isReportable(from, to))
        throw new Problem(400, "invalid_input", { issues: [{ path: "from", code: "invalid_days" }] });
      const until = await countedUntil(db);
      const firstCountedNow = until ? addDays(until, 1) : from;
      return { data: await readReport({ db, visits: visitsWithin, firstCountedNow }, { from, to, by, campaign }) };
    },
  );
}
