import { useList, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ViewLinks } from "./customer-columns.tsx";

const count = { align: "end", width: "8rem" } as const;

/** Renders the companies of customers, by name. */
export default function CompaniesScreen() {
  const { columns: names, fields, ...words } = useWords("admin-customers");
  const [filters, setFilters] = useUrlFilters(["q"]);
  const list = useList("/admin/customers/companies", filters);
  return (
    <ListScreen
      title={words.companies}
      actions={<ViewLinks />}
      list={list}
      headers={names}
      columns={[
        { id: "name", header: names.company, cell: (row) => row.name },
        { id: "people", card: "side", cardHeader: true, cell: (row) => row.people, ...count },
        { id: "packages", header: fields.runningPackages, card: "none", cell: (row) => row.packages, ...count },
        { id: "orders", card: "none", cell: (row) => row.orders ?? "–", ...count },
        { id: "leads", card: "none", cell: (row) => row.leads ?? "–", ...count },
      ]}
      linkTo={({ id }) => `/customers/companies/${encodeURIComponent(id)}`}
      empty={words.emptyCompanies}
      filter={{ search: words.searchCompanies, value: filters, setValue: setFilters }}
    />
  );
}
