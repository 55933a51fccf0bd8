import { useMemo } from "react";
import type { MissingOrder } from "#shop/settlements/settlement-view.ts";
import { useList } from "../../data/use-list.ts";
import { Money } from "../../layout/money.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useWords } from "../../words/use-words.ts";
import { OrderLink } from "./order-link.tsx";

/** Renders the paid orders that a file should have. */
export function MissingTable({ id }: { id: string }) {
  const words = useWords("admin-reconciliation");
  const list = useList<MissingOrder>(`/admin/reconciliation/files/${id}/missing`);
  const columns = useMemo((): Column<MissingOrder>[] => {
    const { columns: names } = words;
    return [
      {
        id: "order",
        header: names.order,
        cell: ({ order }) => <OrderLink order={order} />,
        width: "minmax(12rem, 1fr)",
      },
      { id: "gross", header: names.gross, cell: ({ total }) => <Money value={total} />, width: 150, align: "end" },
      { id: "paid", header: names.paid, cell: ({ paid_at }) => <When date={paid_at} />, width: 170 },
      { id: "method", header: names.method, cell: ({ method }) => <span className="num">{method}</span>, width: 150 },
    ];
  }, [words]);
  return (
    <DataTable
      {...list}
      columns={columns}
      label={words.results.missing.title}
      getId={({ order }) => order.id}
      empty={words.noRows}
      name="settlement-missing"
    />
  );
}
