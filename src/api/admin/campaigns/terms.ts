import { z } from "zod";
import { termView } from "#growth/campaigns/campaign-views.ts";
import { addTerm, listTerms, retireTerm } from "#growth/campaigns/terms.server.ts";
import { newTerm, termRetirement } from "#growth/campaigns/terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const vocabulary = z.object({ data: z.array(termView) });

/** GET and POST /admin/campaigns/terms, and POST .../retire: the names that links and costs may use. */
export function terms(api: Api, deps: ApiDeps): void {
  const write = { permission: ["campaigns", "write"] } as const;

  api.get(
    "/admin/campaigns/terms",
    {
      config: { permission: ["campaigns", "read"] },
      schema: {
        ...adminSchema("campaigns"),
        summary: "The names of sources, media and campaigns",
        response: { 200: vocabulary, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await listTerms(deps.db) }),
  );

  api.post(
    "/admin/campaigns/terms",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Add a name",
        body: newTerm,
        response: { 201: vocabulary, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }, reply) => {
      if (!(await addTerm(deps, staff.actor, body)))
        throw new Problem(400, "invalid_input", { issues: [{ path: "value", code: "term_known" }] });
      return reply.code(201).send({ data: await listTerms(deps.db) });
    },
  );

  api.post(
    "/admin/campaigns/terms/retire",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Retire a name, or offer it again",
        body: termRetirement,
        response: { 200: vocabulary, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }) => {
      if (!(await retireTerm(deps, staff.actor, body))) throw new Problem(404, "not_found");
      return { data: await listTerms(deps.db) };
    },
  );
}
