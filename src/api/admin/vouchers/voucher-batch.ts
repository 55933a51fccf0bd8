import { z } from "zod";
import { batchDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { readBatch } from "#shop/vouchers/list-batches.server.ts";
import { readBatchCodes, withdrawBatch } from "#shop/vouchers/voucher-batches.server.ts";
import { withdrawal } from "#shop/vouchers/voucher-terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { staleVersion } from "../stale-version.ts";
import { idParams } from "./voucher.ts";

/** GET /admin/vouchers/batches/{id}, its codes as CSV, and POST .../withdraw. */
export function voucherBatch(api: Api, deps: ApiDeps): void {
  const response = { 200: z.object({ data: batchDetail }), ...refusals(400, 401, 403, 404, 409) };
  const read = async (id: number) => {
    const found = await readBatch(deps.db, id);
    if (!found) throw new Problem(404, "not_found");
    return found;
  };

  api.get(
    "/admin/vouchers/batches/:id",
    {
      config: { permission: ["vouchers", "read"] },
      schema: { ...adminSchema("vouchers"), summary: "One batch, with what it brought", params: idParams, response },
    },
    async ({ params }) => ({ data: await read(params.id) }),
  );

  api.get(
    "/admin/vouchers/batches/:id/codes.csv",
    {
      config: { permission: ["vouchers", "export"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "The codes of a batch, as CSV",
        params: idParams,
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }, reply) => {
      const { prefix, id, size } = await read(params.id);
      return sendCsv(reply, {
        name: `vouchers-${prefix.toLowerCase()}-${id}`,
        columns: ["code", "from", "until", "state"],
        rows: readBatchCodes(deps.db, id),
        total: size,
      });
    },
  );

  api.post(
    "/admin/vouchers/batches/:id/withdraw",
    {
      config: { permission: ["vouchers", "write"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Withdraw the codes of a batch that were not used",
        params: idParams,
        body: withdrawal,
        response,
      },
    },
    async ({ params, body, staff }) => {
      const withdrawn = await withdrawBatch(deps, staff.actor, { id: params.id, ...body });
      if (withdrawn.ok) return { data: await read(params.id) };
      if (withdrawn.code === "unknown_batch") throw new Problem(404, "not_found");
      if (withdrawn.code === "stale_version") throw staleVersion(await read(params.id));
      throw new Problem(409, "voucher_withdrawn");
    },
  );
}
