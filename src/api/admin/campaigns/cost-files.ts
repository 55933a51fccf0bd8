import { z } from "zod";
import { costFileBody, costImport, costPreview } from "#growth/campaigns/cost-preview-view.ts";
import { importCosts, previewCosts } from "#growth/campaigns/import-costs.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const problemCodes = {
  not_a_table: "file_not_a_table",
  columns_missing: "cost_columns_missing",
  columns_repeated: "cost_columns_repeated",
  no_lines: "file_without_costs",
  too_many_lines: "file_too_long",
  lines_wrong: "cost_lines_wrong",
} as const;

/** POST /admin/campaigns/costs/preview and .../import: costs of a CSV file. */
export function costFiles(api: Api, deps: ApiDeps): void {
  const options = { bodyLimit: bodyLimits.file, config: { permission: ["campaigns", "write"] } } as const;

  api.post(
    "/admin/campaigns/costs/preview",
    {
      ...options,
      schema: {
        ...adminSchema("campaigns"),
        summary: "What an import of costs would do, line by line; nothing is stored",
        body: costFileBody,
        response: { 200: z.object({ data: costPreview }), ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ body }) => {
      const { ok, ...preview } = await previewCosts(deps.db, body.text);
      if ("code" in preview) throw new Problem(409, problemCodes[preview.code]);
      return { data: preview };
    },
  );

  api.post(
    "/admin/campaigns/costs/import",
    {
      ...options,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Store the costs of a file; one that was imported before changes nothing",
        body: costFileBody,
        response: { 200: z.object({ data: costImport }), ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ body, staff }) => {
      const { ok, ...imported } = await importCosts(deps, staff.actor, body.text);
      if ("code" in imported) throw new Problem(409, problemCodes[imported.code]);
      return { data: imported };
    },
  );
}
