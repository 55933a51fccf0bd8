import { paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import { type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import { magnitude, type Rupiah } from "#money/rupiah.ts";
import type { OrderRowView } from "#shop/order-desk/order-contract.ts";
import { orderStates } from "#shop/orders/order-states.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { formatShortDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useList, useLocale, useMay, useWords } from "../../kit/data.ts";
import { DayInput } from "../../kit/form.ts";
import { ExportButton, ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ProductLine, StateBadge, When } from "../../kit/parts.ts";
import { OrderStateBadge } from "./order-state.tsx";

const filterNames = ["q", "state", "method", "product", "from", "to", "attention", "workspace"] as const;

/** Renders the list of orders: saved views, search, filters, export. */
export default function OrdersScreen() {
  const { list, columns: names, states } = useWords("admin-orders");
  const [filters, setFilters] = useUrlFilters(filterNames);
  const { q, ...rest } = filters;
  const query = { ...rest, search: q };
  const orders = useList("/admin/orders", query);
  const may = useMay();
  return (
    <ListScreen
      title={list.title}
      actions={may("orders", "export") && <ExportButton path="/admin/orders/export.csv" query={query} />}
      list={orders}
      label={list.label}
      headers={names}
      columns={[
        { id: "number", width: 160, cell: ({ number }) => <span className="num">{number}</span> },
        { id: "total", money: ({ total }) => total, width: 124, card: "side" },
        { id: "state", width: "minmax(19.5rem, 1fr)", card: "line", cell: (order) => <StateAndNeeds order={order} /> },
        {
          id: "customer",
          width: "minmax(13rem, 1fr)",
          card: "line",
          cell: ({ buyer, customer }) => [...new Set([customer?.name, buyer])].filter(Boolean).join(" · "),
        },
        { id: "email", hidden: true, card: "none", cell: ({ email, customer }) => customer?.email ?? email },
        {
          id: "package",
          width: 192,
          card: "none",
          cell: ({ product, package_name }) => <ProductLine product={product} name={package_name} />,
        },
        { id: "method", width: 80, card: "none", yields: true, cell: ({ method }) => paymentMethodNames[method] },
        {
          id: "invoice",
          width: 168,
          hidden: true,
          card: "none",
          cell: ({ invoice }) => <span className="num">{invoice ?? "–"}</span>,
        },
        { id: "placed", width: 152, card: "none", cell: ({ placed_at }) => <When date={placed_at} /> },
      ]}
      linkTo={({ id }) => `/orders/${id}`}
      empty={filters.attention ? list.calm : filters.workspace ? list.noWorkspace : list.empty}
      filter={{
        search: list.search,
        value: filters,
        setValue: setFilters,
        filters: [
          {
            id: "state",
            label: names.state,
            options: orderStates.map((value) => ({ value, label: states[value] })),
          },
          {
            id: "method",
            label: names.method,
            options: paymentMethodIds.map((value) => ({ value, label: paymentMethodNames[value] })),
          },
          {
            id: "product",
            label: names.product,
            options: soldOnline.map((value) => ({ value, label: productName(value) })),
          },
        ],
        children: <PeriodFilter value={filters} setValue={setFilters} />,
      }}
    >
      <ViewTabs filters={filters} setFilters={setFilters} />
    </ListScreen>
  );
}

/** Renders the state of an order in the list, and what a person has to do about it. */
function StateAndNeeds({ order: { state, attention, workspace_due } }: { order: OrderRowView }) {
  const { needs } = useWords("admin-orders");
  const locale = useLocale();
  const amount = (value: Rupiah) => ({ amount: formatRupiah(magnitude(value), locale) });
  // What has to be done stands first.
  return (
    <span className="grid-states">
      {attention?.proposed && <StateBadge tone="info">{needs.proposed}</StateBadge>}
      {attention && attention.surplus > 0 && (
        <StateBadge tone="warn">{fill(needs.surplus, amount(attention.surplus))}</StateBadge>
      )}
      {attention && attention.surplus < 0 && (
        <StateBadge tone="bad">{fill(needs.owed, amount(attention.surplus))}</StateBadge>
      )}
      {attention && attention.to_send > 0 && (
        <StateBadge tone="warn">{fill(needs.to_send, amount(attention.to_send))}</StateBadge>
      )}
      {workspace_due !== null && (
        <StateBadge
          tone={isWorkspaceLate({ state: "preparing", dueDay: workspace_due }, jakartaDay(new Date())) ? "bad" : "warn"}
        >
          {fill(needs.workspace, { date: formatShortDay(workspace_due, locale) })}
        </StateBadge>
      )}
      <OrderStateBadge state={state} />
    </span>
  );
}

/** The saved views of the list, each a set of filters. */
const orderViews = {
  all: {},
  attention: { attention: "true" },
  workspace: { workspace: "preparing" },
  awaiting_payment: { state: "awaiting_payment" },
  paid: { state: "paid" },
  refunded: { state: "refunded" },
} as const;
type ViewName = keyof typeof orderViews;
const viewFilters = ["state", "attention", "workspace"] as const;
type ViewFilters = { [name in (typeof viewFilters)[number]]?: string };
const names = Object.keys(orderViews) as ViewName[];

/** Links to the saved views; the current one is marked. */
function ViewTabs({
  filters,
  setFilters,
}: {
  filters: ViewFilters;
  setFilters: (changes: Record<(typeof viewFilters)[number], string | undefined>) => void;
}) {
  const { list, views } = useWords("admin-orders");
  const isCurrent = (name: ViewName) => {
    const view: ViewFilters = orderViews[name];
    return viewFilters.every((filter) => view[filter] === filters[filter]);
  };
  return (
    <nav aria-label={list.views} className="flex gap-1 overflow-x-auto border-b border-line">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={isCurrent(name) ? "true" : undefined}
          className={`bar-link shrink-0 rounded-b-none border-b-2 whitespace-nowrap ${isCurrent(name) ? "border-primary text-primary" : "border-transparent text-muted"}`}
          onClick={() =>
            setFilters({ state: undefined, attention: undefined, workspace: undefined, ...orderViews[name] })
          }
        >
          {views[name]}
        </button>
      ))}
    </nav>
  );
}

interface Period {
  from?: string;
  to?: string;
}

/** Renders the first and last day of a period, in Jakarta. */
function PeriodFilter({
  value,
  setValue,
}: {
  value: Period;
  setValue: (changes: { from?: string | undefined; to?: string | undefined }) => void;
}) {
  const { list } = useWords("admin-orders");
  return (["from", "to"] as const).map((end) => (
    <label key={end} className="filter" data-set={value[end] ? "" : undefined}>
      <span className="filter-label">{list[end]}</span>
      <DayInput
        type="date"
        className="filter-select"
        value={value[end] ?? ""}
        min={end === "to" ? value.from : undefined}
        max={end === "from" ? value.to : undefined}
        onChange={({ target }) => setValue({ [end]: target.value || undefined })}
      />
    </label>
  ));
}

/** Returns a product's name, which is its id written as one word: `BigSocial`. */
function productName(id: SoldOnlineId): string {
  return id
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
