import { useMemo } from "react";
import type { Words } from "#content/sets.ts";
import { helpStates } from "#shop/help/help-states.ts";
import type { HelpRowView } from "#shop/help/help-view.ts";
import { useList } from "../../data/use-list.ts";
import { Person } from "../../layout/avatar.tsx";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { HelpStateBadge } from "./state-badge.tsx";

/** Renders the queue of customers' requests; who has waited longest comes first. */
export default function HelpScreen() {
  const words = useWords("admin-help");
  const [filters, setFilters] = useUrlFilters(["state", "owner"]);
  const { rows, refusal, refetch, ...list } = useList<HelpRowView>("/admin/help", filters);
  const columns = useMemo(() => requestColumns(words), [words]);
  return (
    <Screen title={words.title}>
      <p className="max-w-prose text-sm text-muted">{words.intro}</p>
      <FilterBar
        value={filters}
        setValue={setFilters}
        filters={[
          {
            id: "state",
            label: words.filters.state,
            options: helpStates.map((value) => ({ value, label: words.states[value] })),
          },
          {
            id: "owner",
            label: words.filters.owner,
            options: (["me", "none"] as const).map((value) => ({ value, label: words.owners[value] })),
          },
        ]}
      />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        label={words.list}
        linkTo={({ id }) => `/help/${id}`}
        empty={words.empty}
        {...list}
      />
    </Screen>
  );
}

function requestColumns({ columns, topics, detail }: Words<"admin-help">): Column<HelpRowView>[] {
  return [
    { id: "number", header: columns.number, width: "11rem", cell: (row) => <span className="num">{row.number}</span> },
    { id: "state", header: columns.state, width: "11rem", cell: (row) => <HelpStateBadge state={row.status} /> },
    {
      id: "topic",
      header: columns.topic,
      cell: (row) => [topics[row.topic], row.order?.number].filter(Boolean).join(" · "),
    },
    {
      id: "customer",
      header: columns.customer,
      cell: (row) => <Person name={row.customer?.name || row.customer?.email || detail.gone} />,
    },
    {
      id: "waiting",
      header: columns.waiting,
      width: "10rem",
      cell: (row) => <When date={row.waiting_since} relative />,
    },
    {
      id: "owner",
      header: columns.owner,
      width: "10rem",
      cell: (row) => (row.owner ? <Person name={row.owner.name} /> : "–"),
    },
    { id: "updated", header: columns.updated, width: "10rem", cell: (row) => <When date={row.updated_at} /> },
  ];
}
