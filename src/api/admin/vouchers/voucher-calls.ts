import type { Api, ApiDeps } from "../../http/deps.ts";
import { voucher } from "./voucher.ts";
import { voucherBatch } from "./voucher-batch.ts";
import { voucherBatches } from "./voucher-batches.ts";
import { voucherUses } from "./voucher-uses.ts";
import { vouchers } from "./vouchers.ts";

/** Vouchers, batches of one-time codes, and what became of them. */
export function voucherCalls(api: Api, deps: ApiDeps): void {
  vouchers(api, deps);
  voucherBatches(api, deps);
  voucherBatch(api, deps);
  voucher(api, deps);
  voucherUses(api, deps);
}
