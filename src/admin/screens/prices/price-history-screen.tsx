import { useMemo } from "react";
import type { PriceHistoryRow } from "#shop/prices/admin-prices-view.ts";
import { useList } from "../../data/use-list.ts";
import { Money } from "../../layout/money.tsx";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders every change of a price. */
export default function PriceHistoryScreen() {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const list = useList<PriceHistoryRow>("/admin/prices/history");
  const columns = useMemo((): Column<PriceHistoryRow>[] => {
    const { columns: names } = words;
    return [
      { id: "package", header: names.package, cell: ({ name }) => name[locale], width: "minmax(12rem, 1fr)" },
      { id: "price", header: names.price, cell: ({ price }) => <Money value={price} />, width: 140, align: "end" },
      { id: "from", header: names.from, cell: ({ from_day }) => <When date={from_day} />, width: 170 },
      { id: "by", header: names.by, cell: ({ by }) => by, width: 150 },
      {
        id: "previous",
        header: names.previous,
        cell: ({ previous }) => <Money value={previous} />,
        width: 140,
        align: "end",
      },
      { id: "reason", header: names.reason, cell: ({ reason }) => reason, width: "minmax(10rem, 1.5fr)" },
      { id: "at", header: names.at, cell: ({ at }) => <When date={at} />, width: 170 },
    ];
  }, [words, locale]);
  return (
    <Screen title={words.history} back={{ to: "/prices", label: words.title }}>
      <DataTable
        {...list}
        columns={columns}
        label={words.history}
        getId={({ id }) => String(id)}
        empty={words.noHistory}
      />
    </Screen>
  );
}
