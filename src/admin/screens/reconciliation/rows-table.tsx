import { useMemo } from "react";
import type { RowResult } from "#shop/settlements/match-lines.ts";
import type { SettlementRow } from "#shop/settlements/settlement-view.ts";
import { useList } from "../../data/use-list.ts";
import { Money } from "../../layout/money.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useWords } from "../../words/use-words.ts";
import { OrderLink } from "./order-link.tsx";

/** Renders the rows of a file with one result. */
export function RowsTable({ id, result }: { id: string; result: RowResult }) {
  const words = useWords("admin-reconciliation");
  const list = useList<SettlementRow>(`/admin/reconciliation/files/${id}/rows`, { result });
  const columns = useMemo((): Column<SettlementRow>[] => {
    const { columns: names, kinds } = words;
    const differs = result === "amount_differs";
    return [
      {
        id: "order",
        header: names.order,
        cell: ({ order, order_text }) => (order ? <OrderLink order={order} /> : order_text || "–"),
        width: "minmax(12rem, 1fr)",
      },
      { id: "gross", header: names.gross, cell: ({ gross }) => <Money value={gross} />, width: 140, align: "end" },
      ...(differs
        ? ([
            {
              id: "expected",
              header: names.expected,
              cell: ({ expected }) => <Money value={expected} />,
              width: 140,
              align: "end",
            },
            {
              id: "difference",
              header: names.difference,
              cell: ({ gross, expected }) => <Money value={gross - (expected ?? 0)} />,
              width: 130,
              align: "end",
            },
          ] satisfies Column<SettlementRow>[])
        : []),
      { id: "paid", header: names.paid, cell: ({ paid_day }) => <When date={paid_day} />, width: 170 },
      { id: "kind", header: names.kind, cell: ({ kind }) => kinds[kind], width: 120 },
      { id: "fee", header: names.fee, cell: ({ fee }) => <Money value={fee} />, width: 120, align: "end" },
      { id: "net", header: names.net, cell: ({ net }) => <Money value={net} />, width: 140, align: "end" },
      { id: "reference", header: names.reference, cell: ({ reference }) => <span className="num">{reference}</span> },
      { id: "line", header: names.line, cell: ({ line }) => line, width: 80, align: "end" },
    ];
  }, [words, result]);
  return (
    <DataTable
      {...list}
      columns={columns}
      label={words.results[result].title}
      getId={(row) => String(row.id)}
      empty={words.noRows}
      name="settlement-rows"
    />
  );
}
