import { randomUUID } from "node:crypto";
import type { TableColumn } from "#content/table-columns.server.ts";
import { createVoucher, editVoucher, withdrawVoucher } from "#shop/vouchers/manage-vouchers.server.ts";
import { listVouchers, listVoucherUses, readVoucher } from "#shop/vouchers/read-vouchers.server.ts";
import {
  createBatch,
  listBatches,
  readBatch,
  readBatchCodes,
  withdrawBatch,
} from "#shop/vouchers/voucher-batches.server.ts";
import { voucherContract } from "#shop/vouchers/voucher-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { serve } from "../http/serve.ts";

const codeColumns: readonly TableColumn[] = ["code", ["from", "day"], ["until", "day"], ["state", "code_state"]];

/** Vouchers, batches of one-time codes, and what became of them. */
export function vouchers(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, voucherContract, {
    list: ({ query }) => listVouchers(db, query, now()),
    create: ({ body, staff }) => createVoucher(deps, staff.actor, body),
    batches: ({ query }) => listBatches(db, query),
    createBatch: async ({ body, staff, request }) => {
      const key = `${staff.actor.id}:${readIdempotencyKey(request) ?? randomUUID()}`;
      return { ok: true, ...(await createBatch(deps, staff.actor, body, key)) };
    },
    readBatch: ({ params }) => readBatch(db, params.id),
    batchCodes: async ({ params: { id } }) => {
      const batch = await readBatch(db, id);
      return (
        batch && {
          name: `vouchers-${batch.prefix.toLowerCase()}-${id}`,
          columns: codeColumns,
          rows: readBatchCodes(db, id),
          total: batch.size,
        }
      );
    },
    withdrawBatch: ({ params, body, staff }) => withdrawBatch(deps, staff.actor, { ...params, ...body }),
    read: ({ params }) => readVoucher(db, params.id, now()),
    edit: ({ params, body, staff }) => editVoucher(deps, staff.actor, params.id, body),
    withdraw: ({ params, body, staff }) => withdrawVoucher(deps, staff.actor, { ...params, ...body }),
    uses: ({ params, query }) => listVoucherUses(db, { voucher: params.id, ...query }),
  });
}
