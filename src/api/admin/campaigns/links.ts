import { z } from "zod";
import { linkDetailView, linkPageView, linkView } from "#growth/campaigns/campaign-views.ts";
import { linkCode, linkRetirement, newLink } from "#growth/campaigns/link.ts";
import { addLink, retireLink } from "#growth/campaigns/links.server.ts";
import { listLinks, readLink } from "#growth/campaigns/read-links.server.ts";
import { termLength } from "#growth/campaigns/terms.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

const params = z.object({ code: linkCode });
const linkQuery = pageQuery.extend({
  q: z.string().overwrite(plainLine).max(100).optional(),
  campaign: z.string().max(termLength).optional(),
});

/** GET and POST /admin/campaigns/links, GET of one, POST .../retire, and the pages that links may lead to. */
export function links(api: Api, deps: ApiDeps): void {
  const read = { permission: ["campaigns", "read"] } as const;
  const write = { permission: ["campaigns", "write"] } as const;

  api.get(
    "/admin/campaigns/pages",
    {
      config: read,
      schema: {
        ...adminSchema("campaigns"),
        summary: "The pages to which a link may lead",
        response: { 200: z.object({ data: z.array(linkPageView) }), ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: [...linkPages(deps)] }),
  );

  api.get(
    "/admin/campaigns/links",
    {
      config: read,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Short addresses, the newest first",
        querystring: linkQuery,
        response: { 200: pageOf(linkView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listLinks(deps, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/campaigns/links/:code",
    {
      config: read,
      schema: {
        ...adminSchema("campaigns"),
        summary: "A link with its clicks by day",
        params,
        response: { 200: z.object({ data: linkDetailView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params: { code } }) => {
      const link = await readLink(deps, code);
      if (!link) throw new Problem(404, "not_found");
      return { data: link };
    },
  );

  api.post(
    "/admin/campaigns/links",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Create a short address; without a code one is chosen",
        body: newLink,
        response: {
          201: z.object({ data: z.object({ code: z.string() }) }),
          ...refusals(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ body, staff }, reply) => {
      const page = linkPages(deps).find(({ path }) => path === body.path);
      if (page?.titles[body.locale] === undefined) throw invalid([{ path: "path", code: "unknown_page" }]);
      const added = await addLink(deps, staff.actor, body);
      if (added.ok) return reply.code(201).send({ data: { code: added.code } });
      if (added.code === "code_taken") throw invalid([{ path: "code", code: "address_taken" }]);
      throw invalid(added.kinds.map((path) => ({ path, code: "unknown_term" })));
    },
  );

  api.post(
    "/admin/campaigns/links/:code/retire",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Retire a link, or let it lead to its page again",
        params,
        body: linkRetirement,
        response: { 200: z.object({ data: linkRetirement }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params: { code }, body, staff }) => {
      if (!(await retireLink(deps, staff.actor, code, body.retired))) throw new Problem(404, "not_found");
      return { data: body };
    },
  );
}

const linkPages = ({ linkPages: pages = () => [] }: ApiDeps) => pages();

const invalid = (issues: { path: string; code: string }[]) => new Problem(400, "invalid_input", { issues });
