import { useList, useLocale, useWords } from "../../kit/data.ts";
import { ListScreen } from "../../kit/list.ts";
import { When } from "../../kit/parts.ts";

/** Renders every change of a price. */
export default function PriceHistoryScreen() {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const list = useList("/admin/prices/history");
  return (
    <ListScreen
      title={words.history}
      back={{ to: "/prices", label: words.title }}
      list={list}
      headers={words.columns}
      columns={[
        { id: "package", cell: ({ name }) => name[locale], width: "minmax(12rem, 1fr)" },
        { id: "price", money: ({ price }) => price },
        { id: "from", cell: ({ from_day }) => <When date={from_day} />, width: 170 },
        { id: "by", cell: ({ by }) => by, width: 150 },
        { id: "previous", money: ({ previous }) => previous },
        { id: "reason", cell: ({ reason }) => reason, width: "minmax(10rem, 1.5fr)" },
        { id: "at", cell: ({ at }) => <When date={at} />, width: 170 },
      ]}
      empty={words.noHistory}
    />
  );
}
