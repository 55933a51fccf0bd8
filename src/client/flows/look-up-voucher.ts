import { vouchers as fetchVouchers } from "../api/voucher.ts";
import { track } from "../measuring/track.ts";
import type { Discount } from "../state/discount.ts";
import { dispatch, rootStore } from "../state/store.ts";

/** Looks up a voucher (SPEC.md section 4). Returns the updated discount state. */
export async function lookUpVoucher(code: string): Promise<Discount> {
  dispatch("discount", { type: "pending" });
  const outcome = await fetchVouchers({ code: code.trim() });
  dispatch("discount", outcome.ok ? { type: "success", vouchers: outcome.data } : { type: "failure" });
  track("checkout_voucher_checked");
  return rootStore.getState().discount;
}
