import { useState } from "react";
import { useNavigate } from "react-router";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { ActorName } from "../../history/audit-names.tsx";
import { When } from "../../layout/when.tsx";
import { ListScreen } from "../../list/list-screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { DueMark } from "./due-mark.tsx";
import { RecordDialog } from "./record-dialog.tsx";

/** Renders the requests of people about their data; those whose time ends first come first. */
export default function PeopleScreen() {
  const { states, ...words } = useWords("admin-people");
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const [recording, setRecording] = useState(false);
  const list = useList<RightsRequestView>("/admin/people/requests", filters);
  const options = { open: states.open, done: states.done, refused: states.refused, all: words.all };
  return (
    <ListScreen
      title={words.title}
      actions={
        <>
          <Button kind="secondary" onClick={() => setRecording(true)}>
            {words.record.button}
          </Button>
          <Button onClick={() => void navigate("/people/find")}>{words.find.button}</Button>
        </>
      }
      list={list}
      label={words.list}
      headers={words.columns}
      columns={[
        { id: "address", cell: (row) => row.masked_email },
        { id: "due", width: "13rem", cell: (row) => <DueMark request={row} /> },
        { id: "kind", cell: (row) => words.kinds[row.kind] },
        { id: "received", width: "11rem", cell: (row) => <When date={row.received_at} /> },
        { id: "by", width: "10rem", cell: (row) => <ActorName by={row.recorded_by} /> },
      ]}
      linkTo={({ id }) => `/people/requests/${id}`}
      empty={words.empty}
      filter={{
        value: { ...filters, state: filters.state ?? "open" },
        setValue: ({ state }) => setFilters({ state: state === "open" ? undefined : (state ?? "all") }),
        filters: [{ id: "state", label: words.filter, options }],
      }}
      after={<RecordDialog open={recording} onClose={() => setRecording(false)} />}
    >
      <p className="max-w-prose text-sm text-muted">{words.intro}</p>
    </ListScreen>
  );
}
