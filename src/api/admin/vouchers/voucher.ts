import { z } from "zod";
import { voucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { editVoucher, withdrawVoucher } from "#shop/vouchers/manage-vouchers.server.ts";
import { readVoucher } from "#shop/vouchers/read-voucher.server.ts";
import { voucherEdit, withdrawal } from "#shop/vouchers/voucher-terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";
import { codeTaken } from "./vouchers.ts";

export const idParams = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 53),
});

/** GET and PATCH /admin/vouchers/{id}, POST /admin/vouchers/{id}/withdraw. */
export function voucher(api: Api, deps: ApiDeps): void {
  const response = { 200: z.object({ data: voucherDetail }), ...refusals(400, 401, 403, 404, 409) };
  const read = async (id: number) => {
    const found = await readVoucher(deps.db, id, deps.now());
    if (!found) throw new Problem(404, "not_found");
    return found;
  };

  api.get(
    "/admin/vouchers/:id",
    {
      config: { permission: ["vouchers", "read"] },
      schema: { ...adminSchema("vouchers"), summary: "One voucher, with what it brought", params: idParams, response },
    },
    async ({ params }) => ({ data: await read(params.id) }),
  );

  api.patch(
    "/admin/vouchers/:id",
    {
      config: { permission: ["vouchers", "write"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Edit a voucher that no order ever had",
        params: idParams,
        body: voucherEdit,
        response,
      },
    },
    async ({ params, body, staff }) => {
      const edited = await editVoucher(deps, staff.actor, params.id, body);
      if (edited.ok) return { data: await read(params.id) };
      if (edited.code === "unknown_voucher") throw new Problem(404, "not_found");
      if (edited.code === "stale_version") throw staleVersion(await read(params.id));
      throw edited.code === "code_taken" ? codeTaken() : new Problem(409, edited.code);
    },
  );

  api.post(
    "/admin/vouchers/:id/withdraw",
    {
      config: { permission: ["vouchers", "write"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Withdraw a voucher from new orders",
        params: idParams,
        body: withdrawal,
        response,
      },
    },
    async ({ params, body, staff }) => {
      const withdrawn = await withdrawVoucher(deps, staff.actor, { id: params.id, ...body });
      if (withdrawn.ok) return { data: await read(params.id) };
      if (withdrawn.code === "unknown_voucher") throw new Problem(404, "not_found");
      if (withdrawn.code === "stale_version") throw staleVersion(await read(params.id));
      throw new Problem(409, "voucher_withdrawn");
    },
  );
}
