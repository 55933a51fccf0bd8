import type { rightsContract } from "#accounts/rights/rights-contract.ts";
import type { searchContract } from "#accounts/staff/search-contract.ts";
import type { AddressOf, CallAt, CallsOf } from "#contract/calls.ts";
import type { customerContract } from "#desk/customer-contract.ts";
import type { todayContract } from "#insight/figures/today-contract.ts";
import type { voucherContract } from "#shop/vouchers/voucher-contract.ts";

/** The calls of the back office, a line for each contract: as types only, so that no schema enters the bundle. */
interface AdminCalls
  extends CallsOf<typeof voucherContract>,
    CallsOf<typeof customerContract>,
    CallsOf<typeof rightsContract>,
    CallsOf<typeof searchContract>,
    CallsOf<typeof todayContract> {}

export type Changing = "POST" | "PUT" | "PATCH" | "DELETE";
/** Where the back office may send a call of a method. */
export type AdminAddress<Verb extends string> = AddressOf<AdminCalls, Verb>;
/** What the call at an address takes and sends. */
export type AdminCall<Verb extends string, Address> = CallAt<AdminCalls, Verb, Address>;

/** Of a parameter that only a call written by hand has: it names its `View` itself. */
export type ByHand<View, Given> = [View] extends [never] ? never : Given;
