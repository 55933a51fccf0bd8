import { randomUUID } from "node:crypto";
import { z } from "zod";
import { batchDetail, batchRow } from "#shop/vouchers/admin-voucher-view.ts";
import { listBatches, readBatch } from "#shop/vouchers/list-batches.server.ts";
import { createBatch } from "#shop/vouchers/voucher-batches.server.ts";
import { newBatch } from "#shop/vouchers/voucher-terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

/** GET and POST /admin/vouchers/batches. */
export function voucherBatches(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/vouchers/batches",
    {
      config: { permission: ["vouchers", "read"] },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Batches of one-time codes, the newest first",
        querystring: pageQuery,
        response: { 200: pageOf(batchRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { rows, next } = await listBatches(deps.db, request.query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/vouchers/batches",
    {
      config: { permission: ["vouchers", "write"], idempotencyKey: "optional", recentFactor: true },
      schema: {
        ...adminSchema("vouchers"),
        summary: "Create a batch of one-time codes",
        body: newBatch,
        response: { 201: z.object({ data: batchDetail }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const key = `${request.staff.actor.id}:${readIdempotencyKey(request) ?? randomUUID()}`;
      const { id } = await createBatch(deps, request.staff.actor, request.body, key);
      return reply.code(201).send({ data: (await readBatch(deps.db, id))! });
    },
  );
}
