import { z } from "zod";
import { savedView, savedViewRequest } from "#leads/inbox/views/saved-view.ts";
import { deleteView, listViews, saveView } from "#leads/inbox/views/saved-views.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET, POST and DELETE of /admin/leads/views: filters that a person saved, for nobody else. */
export function leadViewCalls(api: Api, deps: ApiDeps): void {
  const config = { permission: ["leads", "read"] as const };
  api.get(
    "/admin/leads/views",
    {
      config,
      schema: {
        ...adminSchema("leads"),
        summary: "Own saved views",
        response: { 200: z.object({ data: z.array(savedView) }), ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ staff }) => ({ data: await listViews(deps.db, staff.user.id) }),
  );

  api.post(
    "/admin/leads/views",
    {
      config,
      schema: {
        ...adminSchema("leads"),
        summary: "Save a view",
        body: savedViewRequest,
        response: { 201: z.object({ data: savedView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ staff, body }, reply) => {
      const view = await saveView({ ...deps, actor: staff.actor }, staff.user.id, body);
      if (!view) throw new Problem(409, "too_many_views");
      return reply.code(201).send({ data: view });
    },
  );

  api.delete(
    "/admin/leads/views/:id",
    {
      config,
      schema: {
        ...adminSchema("leads"),
        summary: "Delete a saved view",
        params: z.object({ id: z.uuid() }),
        response: {
          200: z.object({ data: z.object({ deleted: z.literal(true) }) }),
          ...refusals(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ staff, params }) => {
      const deleted = await deleteView({ ...deps, actor: staff.actor }, staff.user.id, params.id);
      if (!deleted) throw new Problem(404, "not_found");
      return { data: { deleted: true as const } };
    },
  );
}
