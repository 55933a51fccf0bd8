import { z } from "zod";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { periodQuery } from "#insight/figures/today-contract.ts";
import { connections, speedDimensions } from "#insight/speed/metrics.ts";
import { readSpeed } from "#insight/speed/read-speed.server.ts";
import { speedView } from "#insight/speed/speed-view.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const query = periodQuery.extend({
  by: z.enum(speedDimensions).default("page_kind"),
  device: z.enum(deviceClasses).optional(),
  connection: z.enum(connections).optional(),
  edition: z.enum(["v1", "v2"]).optional(),
});

/** GET /admin/speed: how pages loaded for real visitors, beside the budgets. */
export function speed(api: Api, { db, now }: ApiDeps): void {
  api.get(
    "/admin/speed",
    {
      config: { permission: ["speed", "read"] },
      schema: {
        ...adminSchema("speed"),
        summary: "How pages loaded for real visitors: the 75th percentile of each measure",
        querystring: query,
        response: { 200: z.object({ data: speedView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query: { days: count, by, ...only } }) => {
      const today = jakartaDay(now());
      const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
      return { data: await readSpeed(db, { days, by, only }) };
    },
  );
}
