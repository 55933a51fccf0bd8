import { z } from "zod";
import { listSettlements, readSettlementReport } from "#shop/settlements/read-settlements.server.ts";
import { settlementUpload } from "#shop/settlements/settlement-upload.ts";
import { settlementFileRow, settlementReport } from "#shop/settlements/settlement-view.ts";
import { uploadSettlement } from "#shop/settlements/upload-settlement.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

const problemCodes = {
  not_a_table: "file_not_a_table",
  no_lines: "file_without_payments",
  too_many_lines: "file_too_long",
  unreadable_lines: "file_unreadable",
  uploaded_before: "file_uploaded_before",
  columns_unknown: "columns_unknown",
} as const;

/** GET and POST /admin/reconciliation/files. */
export function settlements(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/reconciliation/files",
    {
      config: { permission: ["reconciliation", "read"] },
      schema: {
        ...adminSchema("reconciliation"),
        summary: "Settlement files, the newest first",
        querystring: pageQuery,
        response: { 200: pageOf(settlementFileRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { rows, next } = await listSettlements(deps.db, request.query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/reconciliation/files",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["reconciliation", "write"] },
      schema: {
        ...adminSchema("reconciliation"),
        summary: "Upload a settlement file: its rows are matched to orders, nothing is posted",
        description:
          "409 `columns_unknown` with `header` and `sample` when the columns must be chosen, `file_uploaded_before` with `id`.",
        body: settlementUpload,
        response: { 201: z.object({ data: settlementReport }), ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ body, staff }, reply) => {
      const uploaded = await uploadSettlement(deps, staff.actor, body);
      if (uploaded.ok) return reply.code(201).send({ data: (await readSettlementReport(deps.db, uploaded.id))! });
      const { ok, code, ...extra } = uploaded;
      throw new Problem(409, problemCodes[code], { extra });
    },
  );
}
