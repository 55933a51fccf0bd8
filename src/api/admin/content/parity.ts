import { readPageViews } from "#insight/page-views.server.ts";
import { parityView } from "#publishing/parity/parity-view.ts";
import { readParity } from "#publishing/parity/read-parity.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/content/parity. */
export function parity(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/content/parity",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "What is to be done in the words of each language, the most visited pages first",
        response: { 200: parityView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await readParity(deps.db, deps.pagesOfDocument, await readPageViews(deps.db, deps.now())) }),
  );
}
