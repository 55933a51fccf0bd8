import { useMemo } from "react";
import type { CompanyRow } from "#accounts/customers/company-view.ts";
import type { Words } from "#content/sets.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { ViewLinks } from "./view-links.tsx";

/** Renders the companies of customers, by name. */
export default function CompaniesScreen() {
  const words = useWords("admin-customers");
  const [filters, setFilters] = useUrlFilters(["q"]);
  const { rows, refusal, refetch, ...list } = useList<CompanyRow>("/admin/customers/companies", filters);
  const columns = useMemo(() => companyColumns(words), [words]);
  return (
    <Screen title={words.companies} actions={<ViewLinks />}>
      <FilterBar search={words.searchCompanies} value={filters} setValue={setFilters} />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        label={words.companies}
        linkTo={({ id }) => `/customers/companies/${encodeURIComponent(id)}`}
        empty={words.emptyCompanies}
        {...list}
      />
    </Screen>
  );
}

function companyColumns({ columns, fields }: Words<"admin-customers">): Column<CompanyRow>[] {
  const count = { align: "end", width: "8rem" } as const;
  return [
    { id: "name", header: columns.company, cell: (row) => row.name },
    { id: "people", header: columns.people, card: "side", cardHeader: true, cell: (row) => row.people, ...count },
    { id: "packages", header: fields.runningPackages, card: "none", cell: (row) => row.packages, ...count },
    { id: "orders", header: columns.orders, card: "none", cell: (row) => row.orders ?? "–", ...count },
    { id: "leads", header: columns.leads, card: "none", cell: (row) => row.leads ?? "–", ...count },
  ];
}
