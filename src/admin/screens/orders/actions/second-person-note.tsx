import { amountAtStake, type MoneyAction } from "#shop/decisions/money-action.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** Says before sending that a decision needs a second person; nothing below the limit. */
export function SecondPersonNote({ order, action }: { order: OrderDetailView; action: MoneyAction }) {
  const { decide } = useWords("admin-orders");
  const locale = useLocale();
  const { total, money, review_limit } = order;
  const stake = amountAtStake(action, total, money, money.attributed);
  return (
    <p role="status" className={stake > review_limit ? "rounded-sm bg-accent-soft p-3 text-sm" : "sr-only"}>
      {stake > review_limit &&
        fill(decide.limit, { amount: formatRupiah(stake, locale), limit: formatRupiah(review_limit, locale) })}
    </p>
  );
}
