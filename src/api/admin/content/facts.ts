import { factsView } from "#publishing/content-view.ts";
import { listFacts } from "#publishing/documents/list-documents.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/content/facts. */
export function facts(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/content/facts",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "The facts that only the owner knows, samples first, with the texts and pages that name them",
        response: { 200: factsView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await listFacts(deps.db, deps.pagesOfDocument) }),
  );
}
