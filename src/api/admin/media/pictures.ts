import { z } from "zod";
import { listPictures, pictureFilters } from "#media/library/list-pictures.server.ts";
import { mediaList } from "#media/media-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageQuery } from "../admin-schema.ts";

const query = pageQuery.extend({
  filter: z.enum(pictureFilters).optional(),
  search: z.string().max(100).optional(),
});

/** GET /admin/media. */
export function pictures(api: Api, { media }: ApiDeps): void {
  api.get(
    "/admin/media",
    {
      config: { permission: ["media", "read"] },
      schema: {
        ...adminSchema("media"),
        summary: "Pictures of the library, the newest first",
        querystring: query,
        response: { 200: mediaList, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listPictures(media, query);
      return { data: rows, meta: { next_cursor: next, limits: media.limits } };
    },
  );
}
