import { z } from "zod";
import { publicationBody, publicationRow, publicationStates, publicationView } from "#publishing/content-view.ts";
import { listPublications, readPublication } from "#publishing/publications/list-publications.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { findDocument, readerOf } from "./content-params.ts";
import { publishRefusal } from "./publish-refusal.ts";

/** GET and POST /admin/content/publications. */
export function publications(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/content/publications",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "What was published, or waits for its time or a second person",
        querystring: pageQuery.extend({ state: z.enum(publicationStates).optional() }),
        response: { 200: pageOf(publicationRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listPublications(deps.db, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/content/publications",
    {
      config: { permission: ["content", "write"], recentFactor: true },
      schema: {
        ...adminSchema("content"),
        summary: "Publish drafts as one change, now or at a time",
        description: "422 `words_invalid` with `errors`: the fields that keep the words from being published.",
        body: publicationBody,
        response: { 201: publicationView, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async ({ body, staff, headers }, reply) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      const at = body.at ? new Date(body.at) : undefined;
      const result = await publish(deps.publishing, staff.actor, { items: body.items, at, note: body.note });
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(headers));
      return reply.code(201).send({ data: (await readPublication(deps.db, result.id))! });
    },
  );
}
