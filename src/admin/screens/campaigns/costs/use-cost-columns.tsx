import { useMemo } from "react";
import type { CostView } from "#growth/campaigns/campaign-views.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../../data/use-send.ts";
import { confirmAction } from "../../../dialog/confirm-action.ts";
import { showToast } from "../../../dialog/toast.ts";
import { Money } from "../../../layout/money.tsx";
import { When } from "../../../layout/when.tsx";
import type { Column } from "../../../list/column.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** Returns the period of a cost as it was entered: a day, or a month. */
const periodOf = ({ first_day, last_day }: CostView) => (first_day === last_day ? first_day : first_day.slice(0, 7));

/** Returns the columns of the list of costs. */
export function useCostColumns(mayWrite: boolean): Column<CostView>[] {
  const { costs: words } = useWords("admin-campaigns");
  const locale = useLocale();
  const send = useSend();
  return useMemo(() => {
    const { columns: names } = words;
    const remove = async (cost: CostView) => {
      const { campaign, amount, id } = cost;
      const body = fill(words.removeBody, { amount: formatRupiah(amount, locale), campaign, period: periodOf(cost) });
      const confirmed = await confirmAction({ title: words.removeTitle, body, confirm: words.remove, danger: true });
      if (!confirmed) return;
      const outcome = await send<unknown>("DELETE", `/admin/campaigns/costs/${id}`);
      showToast({ text: outcome.ok ? words.removed : (outcome.refusal.message ?? outcome.refusal.code) });
    };
    return [
      { id: "period", header: names.period, cell: (cost) => <span className="num">{periodOf(cost)}</span>, width: 120 },
      {
        id: "amount",
        header: names.amount,
        cell: ({ amount }) => <Money value={amount} />,
        width: 160,
        align: "end",
        card: "side",
      },
      { id: "campaign", header: names.campaign, cell: ({ campaign }) => campaign, card: "line" },
      { id: "source", header: names.source, cell: ({ source }) => source, width: 140, card: "line" },
      { id: "note", header: names.note, cell: ({ note }) => note, width: "minmax(8rem, 1.5fr)", card: "none" },
      { id: "by", header: names.by, cell: ({ changed_by }) => changed_by, width: 120 },
      { id: "at", header: names.at, cell: ({ changed_at }) => <When date={changed_at} />, width: 160, hidden: true },
      ...(mayWrite
        ? [
            {
              id: "remove",
              header: words.remove,
              cell: (cost: CostView) => (
                <Button
                  kind="quiet"
                  aria-label={fill(words.removeLabel, { campaign: cost.campaign, period: periodOf(cost) })}
                  onClick={() => void remove(cost)}
                >
                  {words.remove}
                </Button>
              ),
              width: 110,
              card: "line" as const,
            },
          ]
        : []),
    ];
  }, [words, locale, mayWrite, send]);
}
