import { useMemo } from "react";
import { Link } from "react-router";
import type { VoucherUseRow } from "#shop/vouchers/admin-voucher-view.ts";
import { useList } from "../../data/use-list.ts";
import { Money } from "../../layout/money.tsx";
import { Panel } from "../../layout/panel.tsx";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useWords } from "../../words/use-words.ts";

const tones: Record<VoucherUseRow["state"], Tone> = { held: "warn", used: "good", given_back: "quiet" };

/** Renders the orders that hold a voucher, used it or gave it back. */
export function VoucherUses({ id }: { id: string }) {
  const words = useWords("admin-vouchers");
  const list = useList<VoucherUseRow>(`/admin/vouchers/${id}/uses`);
  const columns = useMemo((): Column<VoucherUseRow>[] => {
    const { columns: names, uses, detail } = words;
    return [
      {
        id: "order",
        header: names.order,
        cell: ({ order }) => (
          <Link to={`/orders/${order.id}`} className="link num">
            {order.number}
          </Link>
        ),
        width: 180,
      },
      {
        id: "state",
        header: names.state,
        cell: ({ state }) => <StateBadge tone={tones[state]}>{uses[state]}</StateBadge>,
        width: 130,
      },
      { id: "package", header: names.package, cell: ({ package_name }) => package_name },
      {
        id: "discount",
        header: detail.discount,
        cell: ({ discount }) => <Money value={discount} />,
        align: "end",
        width: 150,
      },
      { id: "total", header: names.total, cell: ({ total }) => <Money value={total} />, align: "end", width: 150 },
      { id: "at", header: names.at, cell: ({ at }) => <When date={at} />, width: 170 },
    ];
  }, [words]);
  return (
    <Panel title={words.detail.uses}>
      <DataTable
        {...list}
        columns={columns}
        label={words.detail.uses}
        getId={({ order }) => order.id}
        empty={words.detail.noUses}
        name="voucher-uses"
        keys={false}
      />
    </Panel>
  );
}
