import { z } from "zod";
import { rowResults } from "#shop/settlements/match-lines.ts";
import { listMissing } from "#shop/settlements/missing-orders.server.ts";
import { listSettlementRows, readSettlementReport } from "#shop/settlements/read-settlements.server.ts";
import { missingOrder, settlementRow } from "#shop/settlements/settlement-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { fileParams } from "./settlement.ts";

/** GET /admin/reconciliation/files/{id}/rows, and .../missing. */
export function settlementRows(api: Api, deps: ApiDeps): void {
  const config = { permission: ["reconciliation", "read"] } as const;
  const schema = { ...adminSchema("reconciliation"), params: fileParams };

  api.get(
    "/admin/reconciliation/files/:id/rows",
    {
      config,
      schema: {
        ...schema,
        summary: "The rows of a settlement file",
        querystring: pageQuery.extend({ result: z.enum(rowResults).optional() }),
        response: { 200: pageOf(settlementRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, query }) => {
      const { rows, next } = await listSettlementRows(deps.db, { file: params.id, ...query });
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/reconciliation/files/:id/missing",
    {
      config,
      schema: {
        ...schema,
        summary: "Paid orders of the file's period that it does not have",
        querystring: pageQuery,
        response: { 200: pageOf(missingOrder), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, query }) => {
      const file = await readSettlementReport(deps.db, params.id);
      if (!file) throw new Problem(404, "not_found");
      const { rows, next } = await listMissing(deps.db, file, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );
}
