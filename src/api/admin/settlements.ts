import { listMissing } from "#shop/settlements/missing-orders.server.ts";
import { discardSettlement, postSettlement, recheckSettlement } from "#shop/settlements/post-settlement.server.ts";
import {
  listSettlementRows,
  listSettlements,
  readSettlementReport,
} from "#shop/settlements/read-settlements.server.ts";
import { settlementContract } from "#shop/settlements/settlement-contract.ts";
import { uploadSettlement } from "#shop/settlements/upload-settlement.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

const uploadProblems = {
  not_a_table: "file_not_a_table",
  no_lines: "file_without_payments",
  too_many_lines: "file_too_long",
  unreadable_lines: "file_unreadable",
  uploaded_before: "file_uploaded_before",
  columns_unknown: "columns_unknown",
} as const;

/** Settlement files of providers and banks, matched to orders. */
export function settlements(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  serve(api, settlementContract, {
    list: ({ query }) => listSettlements(db, query),
    upload: async ({ body, staff }) => {
      const uploaded = await uploadSettlement(deps, staff.actor, body);
      if (uploaded.ok) return uploaded;
      const { ok, code, ...extra } = uploaded;
      throw new Problem(409, uploadProblems[code], { extra });
    },
    read: ({ params }) => readSettlementReport(db, params.id),
    post: ({ params, body, staff }) => postSettlement(deps, staff.actor, { ...params, ...body }),
    check: ({ params, body, staff }) => recheckSettlement(deps, staff.actor, { ...params, ...body }),
    discard: ({ params, body, staff }) => discardSettlement(deps, staff.actor, { ...params, ...body }),
    rows: ({ params, query }) => listSettlementRows(db, { file: params.id, ...query }),
    missing: async ({ params, query }) => {
      const file = await readSettlementReport(db, params.id);
      return file && listMissing(db, file, query);
    },
  });
}
