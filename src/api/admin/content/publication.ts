import { z } from "zod";
import { publicationDetail, publicationView, reviewBody } from "#publishing/content-view.ts";
import { type EndResult, review, withdraw } from "#publishing/publications/end-publication.server.ts";
import { readPublication } from "#publishing/publications/list-publications.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const params = z.object({ id: z.uuid() });

/** GET /admin/content/publications/:id; POST .../withdraw and .../review. */
export function publication(api: Api, deps: ApiDeps): void {
  const response = { 200: publicationView, ...refusals(400, 401, 403, 404, 409) };
  const config = { permission: ["content", "write"] } as const;

  async function reply(id: string, result: EndResult) {
    if (!result.ok) throw new Problem(result.code === "not_found" ? 404 : 409, result.code);
    return { data: (await readPublication(deps.db, id))! };
  }

  api.get(
    "/admin/content/publications/:id",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "A publication with the fields that it changed or will change",
        params,
        response: { 200: publicationDetail, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }) => {
      const data = await readPublication(deps.db, params.id);
      if (!data) throw new Problem(404, "not_found");
      return { data };
    },
  );

  api.post(
    "/admin/content/publications/:id/withdraw",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Take a publication back, or cancel one that waits",
        params,
        response,
      },
    },
    async ({ params, staff }) => reply(params.id, await withdraw(deps.publishing, staff.actor, params.id)),
  );

  api.post(
    "/admin/content/publications/:id/review",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Approve or refuse, as a second person",
        params,
        body: reviewBody,
        response,
      },
    },
    async ({ params, body, staff }) => reply(params.id, await review(deps.publishing, staff.actor, params.id, body)),
  );
}
