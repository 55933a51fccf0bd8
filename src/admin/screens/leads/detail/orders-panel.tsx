import { Link } from "react-router";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { Money } from "../../../layout/money.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import { OrderStateBadge } from "../../orders/order-state.tsx";

/** Renders the orders of the same person or company; absent when there are none. */
export function OrdersPanel({ orders }: { orders: LeadView["orders"] }) {
  const { detail } = useWords("admin-leads");
  if (orders.length === 0) return null;
  return (
    <Panel title={`${detail.orders} (${orders.length})`}>
      <ul className="stack-3">
        {orders.map(({ id, number, package_name, total, status, placed_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link to={`/orders/${id}`} className="num font-medium">
              {number}
            </Link>
            <OrderStateBadge state={status} />
            <span className="text-muted">
              {package_name}, <Money value={total} />, <When date={placed_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
