import { Link } from "react-router";
import type { CustomerView } from "#desk/customer-contract.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { useWords, wordFor } from "../../kit/data.ts";
import { EmptyPart, Money, Panel, When } from "../../kit/parts.ts";
import { LeadStateBadge } from "../leads/lead-state.tsx";
import { OrderStateBadge } from "../orders/order-state.tsx";

/** How many rows the server sends at most. */
const shownAtOnce = 50;

/** Renders the newest orders of a customer or a company; nothing without the permission to read orders. */
export function OrdersPanel({ orders }: { orders: CustomerView["orders"] }) {
  const { tableOf, panels, none, newest, tables } = useWords("admin-customers");
  if (!orders) return null;
  const { number, package: name, total, state, placed } = tables.orders;
  if (orders.length === 0) return <EmptyPart title={panels.orders}>{none.orders}</EmptyPart>;
  return (
    <Panel title={panels.orders}>
      <Table
        caption={fill(tableOf, { name: panels.orders })}
        amounts={[2]}
        head={[number, name, total, state, placed]}
        rows={orders.map((order) => [
          <Link key="number" className="link num whitespace-nowrap" to={`/orders/${order.id}`}>
            {order.number}
          </Link>,
          order.package_name,
          <Money key="total" value={order.total} />,
          <OrderStateBadge key="state" state={order.state} />,
          <When key="placed" date={order.placed_at} />,
        ])}
      />
      {orders.length === shownAtOnce && <p className="mt-2 text-muted">{newest}</p>}
    </Panel>
  );
}

/** Renders the newest leads of an address or a company; nothing without the permission to read leads. */
export function LeadsPanel({ leads, title }: { leads: CustomerView["leads"]; title: string }) {
  const { tableOf, none, newest, leadKinds, tables } = useWords("admin-customers");
  if (!leads) return null;
  const { name, kind, state, received } = tables.leads;
  if (leads.length === 0) return <EmptyPart title={title}>{none.leads}</EmptyPart>;
  return (
    <Panel title={title}>
      <Table
        caption={fill(tableOf, { name: title })}
        head={[name, kind, state, received]}
        rows={leads.map((lead) => [
          <Link key="name" className="link" to={`/leads/${lead.id}`}>
            {lead.name}
          </Link>,
          wordFor(leadKinds, lead.kind),
          <LeadStateBadge key="state" state={lead.state} />,
          <When key="received" date={lead.received_at} />,
        ])}
      />
      {leads.length === shownAtOnce && <p className="mt-2 text-muted">{newest}</p>}
    </Panel>
  );
}
