import { vouchers } from "../api/voucher.ts";
import { track } from "../measuring/track.ts";
import type { Discount } from "../state/discount.ts";
import { happened, rootStore } from "../state/store.ts";

/** SPEC.md section 4, "Voucher lookup". Answers the discount as it stands afterwards. */
export async function lookUpVoucher(code: string): Promise<Discount> {
  happened("discount", { type: "pending" });
  const outcome = await vouchers({ code: code.trim() });
  happened("discount", outcome.ok ? { type: "success", vouchers: outcome.data } : { type: "failure" });
  track("checkout_voucher_checked");
  return rootStore.getState().discount;
}
