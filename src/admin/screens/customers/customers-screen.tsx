import { soldOnline } from "#catalogue/products.ts";
import { useList, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { customerColumns, ViewLinks } from "./customer-columns.tsx";

/** Renders the list of customers, newest first. */
export default function CustomersScreen() {
  const words = useWords("admin-customers");
  const [filters, setFilters] = useUrlFilters(["q", "package", "product", "state"]);
  const list = useList("/admin/customers", filters);
  const { package: held, packages, product, state, states } = words.filters;
  const products = soldOnline.map((value) => ({ value, label: words.products[value] }));
  return (
    <ListScreen
      title={words.title}
      actions={<ViewLinks />}
      list={list}
      columns={customerColumns(words)}
      linkTo={({ id }) => `/customers/${encodeURIComponent(id)}`}
      empty={words.empty}
      filter={{
        search: words.search,
        value: filters,
        setValue: setFilters,
        filters: [
          { id: "package", label: held, options: packages },
          { id: "product", label: product, options: products },
          { id: "state", label: state, options: states },
        ],
      }}
    />
  );
}
