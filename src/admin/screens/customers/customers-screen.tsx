import { useMemo } from "react";
import type { CustomerRow } from "#accounts/customers/customer-view.ts";
import { soldOnline } from "#catalogue/products.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { customerColumns } from "./customer-columns.tsx";
import { ViewLinks } from "./view-links.tsx";

/** Renders the list of customers, newest first. */
export default function CustomersScreen() {
  const words = useWords("admin-customers");
  const [filters, setFilters] = useUrlFilters(["q", "package", "product", "state"]);
  const { rows, refusal, refetch, ...list } = useList<CustomerRow>("/admin/customers", filters);
  const columns = useMemo(() => customerColumns(words), [words]);
  const { package: held, packages, product, state, states } = words.filters;
  return (
    <Screen title={words.title} actions={<ViewLinks />}>
      <FilterBar
        search={words.search}
        value={filters}
        setValue={setFilters}
        filters={[
          { id: "package", label: held, options: optionsOf(packages) },
          {
            id: "product",
            label: product,
            options: soldOnline.map((id) => ({ value: id, label: words.products[id] })),
          },
          { id: "state", label: state, options: optionsOf(states) },
        ]}
      />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        label={words.title}
        linkTo={({ id }) => `/customers/${encodeURIComponent(id)}`}
        empty={words.empty}
        {...list}
      />
    </Screen>
  );
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
