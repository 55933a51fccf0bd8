import { useMemo } from "react";
import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";
import { ProductLine } from "../../layout/avatar.tsx";
import { Money } from "../../layout/money.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { useWords } from "../../words/use-words.ts";
import { StateAndNeeds } from "./needs.tsx";

/** Returns the columns of the list of orders. */
export function useOrderColumns(): Column<OrderRowView>[] {
  const { columns } = useWords("admin-orders");
  return useMemo(
    () => [
      { id: "number", header: columns.number, width: 160, cell: ({ number }) => <span className="num">{number}</span> },
      {
        id: "total",
        header: columns.total,
        width: 124,
        align: "end",
        card: "side",
        cell: ({ total }) => <Money value={total} />,
      },
      {
        id: "state",
        header: columns.state,
        width: "minmax(15rem, 1fr)",
        card: "line",
        cell: (order) => <StateAndNeeds order={order} />,
      },
      {
        id: "customer",
        header: columns.customer,
        width: "minmax(8rem, 1fr)",
        card: "line",
        cell: ({ buyer, customer }) => [...new Set([customer?.name, buyer])].filter(Boolean).join(" · "),
      },
      {
        id: "email",
        header: columns.email,
        hidden: true,
        cell: ({ email, customer }) => customer?.email ?? email,
        card: "none",
      },
      {
        id: "package",
        header: columns.package,
        width: 192,
        cell: ({ product, package_name }) => <ProductLine product={product} name={package_name} />,
        card: "none",
      },
      {
        id: "method",
        header: columns.method,
        width: 80,
        card: "none",
        cell: ({ method }) => paymentMethodNames[method],
      },
      {
        id: "invoice",
        header: columns.invoice,
        width: 168,
        hidden: true,
        card: "none",
        cell: ({ invoice }) => <span className="num">{invoice ?? "–"}</span>,
      },
      {
        id: "placed",
        header: columns.placed,
        width: 152,
        card: "none",
        cell: ({ placed_at }) => <When date={placed_at} />,
      },
    ],
    [columns],
  );
}
