import { paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import { soldOnline } from "#catalogue/products.ts";
import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";
import { orderStates } from "#shop/orders/order-states.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { productName } from "./product-name.ts";
import { useOrderColumns } from "./use-columns.tsx";
import { ViewTabs } from "./view-tabs.tsx";

const filterNames = ["q", "state", "method", "product", "from", "to", "attention", "workspace"] as const;
const path = "/admin/orders";

/** Renders the list of orders: saved views, search, filters, export. */
export default function OrdersScreen() {
  const { list, columns: names, states } = useWords("admin-orders");
  const [filters, setFilters] = useUrlFilters(filterNames);
  const { q, ...rest } = filters;
  const query = { ...rest, search: q };
  const { refusal, refetch, ...orders } = useList<OrderRowView>(path, query);
  const columns = useOrderColumns();
  const may = useMay();
  return (
    <Screen
      title={list.title}
      actions={may("orders", "export") && <ExportButton path={`${path}/export.csv`} query={query} />}
    >
      <ViewTabs filters={filters} setFilters={setFilters} />
      <FilterBar
        search={list.search}
        value={filters}
        setValue={setFilters}
        filters={[
          { id: "state", label: names.state, options: orderStates.map((value) => ({ value, label: states[value] })) },
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
        ]}
      >
        <PeriodFilter value={filters} setValue={setFilters} />
      </FilterBar>
      <DataTable
        {...orders}
        refusal={refusal}
        refetch={refetch}
        columns={columns}
        getId={({ id }) => id}
        label={list.label}
        linkTo={({ id }) => `/orders/${id}`}
        empty={filters.attention ? list.calm : filters.workspace ? list.noWorkspace : list.empty}
      />
    </Screen>
  );
}
