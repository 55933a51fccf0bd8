import { z } from "zod";
import { createLetter } from "#growth/newsletter/letters/change-letter.server.ts";
import { letterDraft } from "#growth/newsletter/letters/letter-content.ts";
import { letterStates } from "#growth/newsletter/letters/letter-states.ts";
import { letterDetail, letterRow } from "#growth/newsletter/letters/letter-view.ts";
import { listLetters } from "#growth/newsletter/letters/list-letters.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { foundLetter } from "./letter.ts";

/** GET and POST /admin/newsletter. */
export function letters(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/newsletter",
    {
      config: { permission: ["newsletter", "read"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "Letters, the newest first",
        querystring: pageQuery.extend({ state: z.enum(letterStates).optional() }),
        response: { 200: pageOf(letterRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listLetters(deps.db, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/newsletter",
    {
      config: { permission: ["newsletter", "write"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "Create a letter",
        body: letterDraft,
        response: { 201: z.object({ data: letterDetail }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }, reply) => {
      const id = await createLetter(body, staff.actor, deps);
      return reply.code(201).send({ data: await foundLetter(deps, id) });
    },
  );
}
