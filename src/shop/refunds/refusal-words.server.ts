import type { SettleRefusal } from "../payments/settle-review.server.ts";

/** Why a decision about money was refused, for whoever took it. */
export const refusalWords: Record<SettleRefusal, string> = {
  unknown_order: "there is no such order",
  nothing_held: "none of its money is here, or all of it is on its way back already",
  too_much: "that is more than is held for it",
  all_of_it: "that is all that is held for it: leave --amount out, and what it paid for ends",
  already_recorded: "a refund of all its money is recorded already: see reviews",
  not_in_review: "it does not wait for a decision",
  refund_recorded: "a refund of all its money is recorded: mark it as sent or withdraw it first",
  nothing_to_give: "what it would pay for is gone, or its account is closed",
};
