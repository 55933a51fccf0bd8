import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { voucherDetail, voucherRow, voucherStates } from "#shop/vouchers/admin-voucher-view.ts";
import { listVouchers } from "#shop/vouchers/list-vouchers.server.ts";
import { createVoucher } from "#shop/vouchers/manage-vouchers.server.ts";
import { readVoucher } from "#shop/vouchers/read-voucher.server.ts";
import { newVoucher } from "#shop/vouchers/voucher-terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

const query = pageQuery.extend({
  state: z.enum(voucherStates).optional(),
  product: z.enum(soldOnline).optional(),
  search: z.string().max(64).optional(),
  batch: z.coerce.number().int().positive().optional(),
});

/** GET and POST /admin/vouchers. */
export function vouchers(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/vouchers",
    {
      config: { permission: ["vouchers", "read"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Vouchers, the newest first; one-time codes only of a batch or when searched",
        querystring: query,
        response: { 200: pageOf(voucherRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { rows, next } = await listVouchers(deps.db, request.query, deps.now());
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/vouchers",
    {
      config: { permission: ["vouchers", "write"], recentFactor: true },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Create a voucher",
        body: newVoucher,
        response: { 201: z.object({ data: voucherDetail }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const created = await createVoucher(deps, request.staff.actor, request.body);
      if (!created.ok) throw codeTaken();
      return reply.code(201).send({ data: (await readVoucher(deps.db, created.id, deps.now()))! });
    },
  );
}

/** Returns the refusal of a code that another voucher has. */
export function codeTaken(): Problem {
  return new Problem(400, "invalid_input", { issues: [{ path: "code", code: "code_taken" }] });
}
