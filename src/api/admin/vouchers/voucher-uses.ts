import { voucherUseRow } from "#shop/vouchers/admin-voucher-view.ts";
import { listVoucherUses } from "#shop/vouchers/read-voucher.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { idParams } from "./voucher.ts";

/** GET /admin/vouchers/{id}/uses: the orders that hold it, used it, or gave it back. */
export function voucherUses(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/vouchers/:id/uses",
    {
      config: { permission: ["vouchers", "read"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Orders with a voucher, the latest change first",
        params: idParams,
        querystring: pageQuery,
        response: { 200: pageOf(voucherUseRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, query }) => {
      const { rows, next } = await listVoucherUses(deps.db, { voucher: params.id, ...query });
      return { data: rows, meta: { next_cursor: next } };
    },
  );
}
