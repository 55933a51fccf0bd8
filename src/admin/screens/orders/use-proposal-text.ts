import type { ProposalView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { useLocale, useWords } from "../../kit/data.ts";

/** Returns the function that says what a proposed decision would do. */
export function useProposalText(): (proposal: Pick<ProposalView, "action" | "target">) => string {
  const { proposal: words } = useWords("admin-orders");
  const locale = useLocale();
  return ({ action, target }) => {
    switch (action.kind) {
      case "settle":
        return action.outcome === "paid" ? words.settle_paid : words.settle_closed;
      case "refund":
        return action.amount === undefined
          ? words.refund_all
          : fill(words.refund_part, { amount: formatRupiah(action.amount, locale) });
      case "attribute":
        return fill(words.attribute, { amount: formatRupiah(action.amount, locale), order: target ?? "" });
    }
  };
}
