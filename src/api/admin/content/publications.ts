import { type EndResult, review, withdraw } from "#publishing/publications/end-publication.server.ts";
import { listPublications, readPublication } from "#publishing/publications/list-publications.server.ts";
import { publicationContract } from "#publishing/publications/publication-contract.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { serve } from "../../http/serve.ts";
import { findDocument, readerOf } from "./content-params.ts";
import { publishRefusal } from "./publish-refusal.ts";

/** What becomes visible as a whole: now, at a time, or after a second person. */
export function publications(api: Api, deps: ApiDeps): void {
  const { db, publishing } = deps;
  const ended = async (id: string, result: EndResult) => (result.ok ? (await readPublication(db, id))! : result);
  serve(api, publicationContract, {
    list: ({ query }) => listPublications(db, query),
    publish: async ({ body: { items, note, ...body }, staff, request }) => {
      for (const { document, locale } of items) findDocument(document, locale);
      const at = body.at ? new Date(body.at) : undefined;
      const result = await publish(publishing, staff.actor, { items, at, note });
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(request.headers));
      return (await readPublication(db, result.id))!;
    },
    read: ({ params }) => readPublication(db, params.id),
    withdraw: async ({ params: { id }, staff }) => ended(id, await withdraw(publishing, staff.actor, id)),
    review: async ({ params: { id }, body, staff }) => ended(id, await review(publishing, staff.actor, id, body)),
  });
}
