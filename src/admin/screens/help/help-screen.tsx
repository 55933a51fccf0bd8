import { helpStates } from "#shop/help/help-states.ts";
import { useList, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { Person, When } from "../../kit/parts.ts";
import { HelpStateBadge } from "./state-badge.tsx";

/** Renders the queue of customers' requests; who has waited longest comes first. */
export default function HelpScreen() {
  const { topics, detail, ...words } = useWords("admin-help");
  const [filters, setFilters] = useUrlFilters(["state", "owner"]);
  const list = useList("/admin/help", filters);
  return (
    <ListScreen
      title={words.title}
      list={list}
      label={words.list}
      headers={words.columns}
      columns={[
        { id: "number", width: "9.5rem", cell: (row) => <span className="num">{row.number}</span> },
        { id: "state", width: "13rem", cell: (row) => <HelpStateBadge state={row.status} /> },
        {
          id: "topic",
          width: "minmax(19rem, 2fr)",
          cell: (row) => [topics[row.topic], row.order?.number].filter(Boolean).join(" · "),
        },
        { id: "customer", cell: (row) => <Person name={row.customer?.name || row.customer?.email || detail.gone} /> },
        { id: "waiting", width: "9rem", cell: (row) => <When date={row.waiting_since} relative /> },
        { id: "owner", width: "9rem", cell: (row) => (row.owner ? <Person name={row.owner.name} /> : "–") },
        { id: "updated", width: "10rem", yields: true, cell: (row) => <When date={row.updated_at} /> },
      ]}
      linkTo={({ id }) => `/help/${id}`}
      empty={words.empty}
      filter={{
        value: filters,
        setValue: setFilters,
        filters: [
          {
            id: "state",
            label: words.filters.state,
            options: helpStates.map((value) => ({ value, label: words.states[value] })),
          },
          { id: "owner", label: words.filters.owner, options: words.owners },
        ],
      }}
    >
      <p className="max-w-prose text-sm text-muted">{words.intro}</p>
    </ListScreen>
  );
}
