import { z } from "zod";
import { readTraffic } from "#desk/traffic.server.ts";
import { experimentPage, trafficView } from "#growth/experiments/desk/experiment-view.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { experimentPages } from "./experiment-params.ts";

/** GET /admin/experiments/pages and /admin/experiments/traffic: what a plan is made from. */
export function experimentChoices(api: Api, deps: ApiDeps): void {
  const config = { permission: ["experiments", "read"] } as const;

  api.get(
    "/admin/experiments/pages",
    {
      config,
      schema: {
        ...adminSchema("experiments"),
        summary: "The pages that may be in an experiment, with their sections",
        response: { 200: z.object({ data: z.array(experimentPage) }), ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: [...experimentPages(deps)] }),
  );

  api.get(
    "/admin/experiments/traffic",
    {
      config,
      schema: {
        ...adminSchema("experiments"),
        summary: "About how many visitors some pages have in a day, and what visitors do",
        querystring: z.object({
          /** Paths and languages, with commas. */
          pages: z.string().max(12_000),
          locales: z.string().max(20),
        }),
        response: { 200: z.object({ data: trafficView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const chosen = locales.filter((locale) => query.locales.split(",").includes(locale));
      return { data: await readTraffic(deps.db, deps.now(), { pages: query.pages.split(","), locales: chosen }) };
    },
  );
}
