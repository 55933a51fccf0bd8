import { useMemo } from "react";
import type { VoucherRow } from "#shop/vouchers/admin-voucher-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { explainDiscount } from "./explain-voucher.ts";
import { VoucherState } from "./voucher-state.tsx";

/** Returns the columns of a list of vouchers. */
export function useVoucherColumns(): Column<VoucherRow>[] {
  const words = useWords("admin-vouchers");
  const locale = useLocale();
  return useMemo(() => {
    const { columns, period, ofLimit } = words;
    const number = (count: number) => count.toLocaleString(languageTags[locale]);
    const uses = ({ used, max_uses }: VoucherRow) =>
      max_uses === null ? number(used) : fill(ofLimit, { used: number(used), limit: number(max_uses) });
    return [
      {
        id: "code",
        header: columns.code,
        cell: ({ code }) => <span className="num font-semibold">{code}</span>,
        width: "minmax(11rem, 1fr)",
      },
      {
        id: "state",
        header: columns.state,
        cell: ({ state }) => <VoucherState state={state} />,
        width: 130,
        card: "side",
      },
      {
        id: "discount",
        header: columns.discount,
        cell: (row) => explainDiscount(row, { words: words.explanation, locale }),
        width: "minmax(12rem, 1.2fr)",
        card: "line",
      },
      {
        id: "period",
        header: columns.period,
        cell: ({ start_date, end_date }) =>
          fill(period, { from: formatDay(start_date, locale), until: formatDay(end_date, locale) }),
        width: "minmax(16rem, 1.4fr)",
        card: "none",
      },
      { id: "used", header: columns.used, cell: uses, width: 120, align: "end", card: "line", cardHeader: true },
      { id: "held", header: columns.held, cell: ({ held }) => number(held), width: 90, align: "end", card: "none" },
      {
        id: "created",
        header: columns.created,
        cell: ({ created_at }) => <When date={created_at} />,
        width: 160,
        hidden: true,
      },
    ];
  }, [words, locale]);
}
