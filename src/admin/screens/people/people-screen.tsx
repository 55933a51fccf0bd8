import { useState } from "react";
import { useNavigate } from "react-router";
import { type RightsKind, rightsKinds } from "#accounts/rights/rights-states.ts";
import { Button } from "#ui/button.tsx";
import { useList, useSend, useWords } from "../../kit/data.ts";
import { DateInput, FormDialog, SelectInput, showToast, TextAreaInput, TextInput } from "../../kit/form.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ActorName, When } from "../../kit/parts.ts";
import { DueMark } from "./due-mark.tsx";

/** Renders the requests of people about their data; those whose time ends first come first. */
export default function PeopleScreen() {
  const { states, ...words } = useWords("admin-people");
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const [recording, setRecording] = useState(false);
  const list = useList("/admin/people/requests", filters);
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

/** Records a request of a person, with the moment at which its clock began. */
function RecordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { record: words, kinds } = useWords("admin-people");
  const send = useSend();
  return (
    <FormDialog
      title={words.title}
      open={open}
      onClose={onClose}
      defaults={{ kind: "access" as RightsKind, email: "", received_at: "", note: "" }}
      submit={({ received_at, ...values }) =>
        send("POST", "/admin/people/requests", {
          ...values,
          ...(received_at && { received_at: `${received_at}:00+07:00` }),
        })
      }
      onSaved={() => showToast({ text: words.done })}
      save={words.save}
    >
      {(form) => (
        <>
          <SelectInput
            form={form}
            name="kind"
            label={words.kind}
            options={rightsKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
          />
          <TextInput form={form} name="email" label={words.email} type="email" maxLength={254} />
          <DateInput form={form} name="received_at" label={words.received} hint={words.receivedHint} withTime />
          <TextAreaInput form={form} name="note" label={words.note} hint={words.noteHint} rows={2} optional />
        </>
      )}
    </FormDialog>
  );
}
