import { z } from "zod";
import { leadChoices } from "#leads/inbox/choices-view.ts";
import { readChoices } from "#leads/inbox/read-lead.server.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/leads/choices: what the inbox can be narrowed to. */
export function leadChoicesCall(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/leads/choices",
    {
      config: { permission: ["leads", "read"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Products, industries, sources and campaigns of leads",
        querystring: z.object({ lang: z.enum(locales).default(defaultLocale) }),
        response: { 200: z.object({ data: leadChoices }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => ({ data: await readChoices(deps.db, query.lang) }),
  );
}
