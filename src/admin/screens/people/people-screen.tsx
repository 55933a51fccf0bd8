import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";
import type { Words } from "#content/sets.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { ActorName } from "../audit/actor-name.tsx";
import { DueMark } from "./due-mark.tsx";
import { RecordDialog } from "./record-dialog.tsx";

/** Renders the requests of people about their data; those whose time ends first come first. */
export default function PeopleScreen() {
  const words = useWords("admin-people");
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const [recording, setRecording] = useState(false);
  const { rows, refusal, refetch, ...list } = useList<RightsRequestView>("/admin/people/requests", filters);
  const columns = useMemo(() => requestColumns(words), [words]);
  const others = [
    { value: "done", label: words.states.done },
    { value: "refused", label: words.states.refused },
    { value: "all", label: words.all },
  ];
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Button kind="secondary" onClick={() => setRecording(true)}>
            {words.record.button}
          </Button>
          <Button onClick={() => void navigate("/people/find")}>{words.find.button}</Button>
        </>
      }
    >
      <p className="max-w-prose text-sm text-muted">{words.intro}</p>
      <FilterBar
        value={{ ...filters, state: filters.state ?? "open" }}
        setValue={({ state }) => setFilters({ state: state === "open" ? undefined : (state ?? "all") })}
        filters={[
          { id: "state", label: words.filter, options: [{ value: "open", label: words.states.open }, ...others] },
        ]}
      />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ id }) => id}
        label={words.list}
        linkTo={({ id }) => `/people/requests/${id}`}
        empty={words.empty}
        {...list}
      />
      <RecordDialog open={recording} onClose={() => setRecording(false)} />
    </Screen>
  );
}

function requestColumns({ columns, kinds }: Words<"admin-people">): Column<RightsRequestView>[] {
  return [
    { id: "address", header: columns.address, cell: (row) => row.masked_email },
    { id: "due", header: columns.due, width: "13rem", cell: (row) => <DueMark request={row} /> },
    { id: "kind", header: columns.kind, cell: (row) => kinds[row.kind] },
    { id: "received", header: columns.received, width: "11rem", cell: (row) => <When date={row.received_at} /> },
    { id: "by", header: columns.by, width: "10rem", cell: (row) => <ActorName by={row.recorded_by} /> },
  ];
}
