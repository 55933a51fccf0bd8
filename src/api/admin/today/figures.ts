import { z } from "zod";
import { may } from "#accounts/staff/permissions.ts";
import { figuresView } from "#insight/figures/figures-view.ts";
import { type Measure, reportDays } from "#insight/figures/measures.ts";
import { readDays } from "#insight/figures/read-figures.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { figureSources } from "./figure-sources.ts";

/** The period of a report: one of the usual lengths, up to today. */
export const periodQuery = z.object({
  days: z.coerce.number().pipe(z.literal(reportDays)).default(30),
});

/** GET /admin/today/figures: leads, orders and revenue by day. */
export function figures(api: Api, { db, now }: ApiDeps): void {
  api.get(
    "/admin/today/figures",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("today"),
        summary: "Leads, orders and revenue by day",
        querystring: periodQuery,
        response: { 200: figuresView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { role } = request.staff;
      const days = daysOf(jakartaDay(now()), request.query.days);
      const rows = await readDays({ db, sources: figureSources }, { from: days[0]!, to: days.at(-1)! });
      const values = (measure: Measure, field: "count" | "amount") => {
        const byDay = new Map(rows.filter((row) => row.measure === measure).map((row) => [row.day, row[field]]));
        return days.map((day) => byDay.get(day) ?? 0);
      };
      return {
        data: {
          days,
          ...(may(role, "leads", "read") ? { leads: values("lead", "count") } : {}),
          ...(may(role, "orders", "read")
            ? {
                orders: values("order", "count"),
                paid: values("paid", "count"),
                received: values("received", "amount"),
                refunded: values("refunded", "amount"),
              }
            : {}),
        },
      };
    },
  );
}

/** Returns the last `count` days, oldest first. */
function daysOf(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}
