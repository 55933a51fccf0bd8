import { z } from "zod";
import { changePicture, deletePicture, replacePicture } from "#media/library/change-picture.server.ts";
import { listPictures, readPicture } from "#media/library/list-pictures.server.ts";
import { type StoredUpload, uploadPicture } from "#media/library/upload-picture.server.ts";
import type { MediaDeps } from "#media/media.server.ts";
import { mediaContract, uploadContract } from "#media/media-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { adminSchema } from "./admin-schema.ts";
import { staleVersion } from "./stale-version.ts";

/** The library of pictures: list, texts and focal point, deleting, uploads. */
export function media(api: Api, deps: ApiDeps): void {
  const library = deps.media;
  serve(api, mediaContract, {
    list: async ({ query }) => ({ ...(await listPictures(library, query)), meta: { limits: library.limits } }),
    read: ({ params }) => readPicture(library, params.id),
    change: ({ params, body, staff }) => changePicture(library, staff.actor, { ...body, ...params }),
    remove: async ({ params, query, staff }) => {
      const deleted = await deletePicture(library, staff.actor, { ...params, ...query });
      if (!deleted.ok && deleted.code === "picture_used")
        throw new Problem(409, deleted.code, { extra: { uses: deleted.uses } });
      return deleted;
    },
  });
  uploads(api, deps);
}

/** Returns a picture, or refuses with 404. */
async function foundPicture(library: MediaDeps, id: string) {
  const found = await readPicture(library, id);
  if (!found) throw new Problem(404, "not_found");
  return found;
}

/** POST /admin/media and PUT /admin/media/{id}/file: the bytes of a picture as the whole body. */
function uploads(api: Api, deps: ApiDeps): void {
  const { media } = deps;
  const { upload, replace } = uploadContract;
  const answers = refusals(400, 401, 403, 404, 409, 413, 415);
  const view = z.object({ data: upload.data });

  // A scope of its own, since only these two calls accept anything but text.
  api.register(async (scope) => {
    const calls = scope as Api;
    calls.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );

    calls.post(
      upload.path,
      {
        config: { permission: upload.permission },
        bodyLimit: media.limits.bytes,
        schema: {
          ...adminSchema("media"),
          summary: upload.summary,
          querystring: upload.query,
          response: { 200: view, 201: view, ...answers },
        },
      },
      async ({ body, query, staff }, reply) => {
        const uploaded = await uploadPicture(media, staff.actor, { bytes: bytesOf(body), name: query.name });
        if (!uploaded.ok) throw refusal(uploaded);
        return reply.code(uploaded.isNew ? 201 : 200).send({ data: await foundPicture(media, uploaded.id) });
      },
    );

    calls.put(
      replace.path,
      {
        config: { permission: replace.permission },
        bodyLimit: media.limits.bytes,
        schema: {
          ...adminSchema("media"),
          summary: replace.summary,
          params: replace.params,
          querystring: replace.query,
          response: { 200: view, ...answers },
        },
      },
      async ({ body, params, query, staff }) => {
        const replaced = await replacePicture(media, staff.actor, { ...query, bytes: bytesOf(body), id: params.id });
        if (replaced.ok) return { data: await foundPicture(media, params.id) };
        if (replaced.code === "unknown_picture") throw new Problem(404, "not_found");
        if (replaced.code === "stale_version") throw staleVersion(await foundPicture(media, params.id));
        if (replaced.code === "same_picture") throw new Problem(409, replaced.code, { extra: { id: replaced.id } });
        throw refusal(replaced);
      },
    );
  });
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new Problem(415, "unsupported_media_type");
}

const statuses = {
  picture_too_large: 413,
  picture_type: 415,
  picture_pixels: 413,
  picture_unreadable: 400,
  picture_too_complex: 400,
  storage_unavailable: 503,
} as const;

function refusal({ code }: Extract<StoredUpload, { ok: false }>): Problem {
  return new Problem(statuses[code], code);
}
