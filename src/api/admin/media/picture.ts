import { z } from "zod";
import { changePicture, deletePicture } from "#media/library/change-picture.server.ts";
import { readPicture } from "#media/library/list-pictures.server.ts";
import { mediaChange } from "#media/media-change.ts";
import { mediaView } from "#media/media-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { noContent, Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";

export const idParams = z.object({ id: z.string().max(64) });
export const versionQuery = z.object({ version: z.coerce.number().int() });

/** Returns a picture, or refuses with 404. */
export async function foundPicture({ media }: ApiDeps, id: string) {
  const found = await readPicture(media, id);
  if (!found) throw new Problem(404, "not_found");
  return found;
}

/** GET, PATCH and DELETE /admin/media/{id}. */
export function picture(api: Api, deps: ApiDeps): void {
  const response = { 200: mediaView, ...refusals(400, 401, 403, 404, 409) };

  api.get(
    "/admin/media/:id",
    {
      config: { permission: ["media", "read"] },
      schema: {
        ...adminSchema("media"),
        summary: "One picture, with every place that uses it",
        params: idParams,
        response,
      },
    },
    async ({ params }) => ({ data: await foundPicture(deps, params.id) }),
  );

  api.patch(
    "/admin/media/:id",
    {
      config: { permission: ["media", "write"] },
      schema: {
        ...adminSchema("media"),
        summary: "Change the texts and the focal point of a picture",
        params: idParams,
        body: mediaChange,
        response,
      },
    },
    async ({ params, body, staff }) => {
      const changed = await changePicture(deps.media, staff.actor, { ...body, id: params.id });
      const current = await foundPicture(deps, params.id);
      if (!changed.ok) throw staleVersion(current);
      return { data: current };
    },
  );

  api.delete(
    "/admin/media/:id",
    {
      config: { permission: ["media", "write"] },
      schema: {
        ...adminSchema("media"),
        summary: "Delete a picture that nothing uses",
        params: idParams,
        querystring: versionQuery,
        response: { 204: noContent("Deleted"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, query, staff }, reply) => {
      const deleted = await deletePicture(deps.media, staff.actor, { id: params.id, version: query.version });
      if (deleted.ok) return reply.code(204).send();
      if (deleted.code === "picture_used") throw new Problem(409, deleted.code, { extra: { uses: deleted.uses } });
      throw staleVersion(await foundPicture(deps, params.id));
    },
  );
}
