import { useState } from "react";
import { Link, useParams } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { RegistrationRow } from "#growth/events/event-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { type ListResult, useCall, useList, useMay, useSend, useWords } from "../../kit/data.ts";
import { DataTable, ExportButton, FilterBar, useUrlFilters } from "../../kit/list.ts";
import { DetailScreen, RefusalNote, StateBadge, type Tone, When } from "../../kit/parts.ts";

/** Renders who signed up for an event, with the check-in of the day. */
export default function EventScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-events");
  const may = useMay();
  const call = useCall(pathTo("/admin/events/:id", { id }));
  const [filters, setFilters] = useUrlFilters(["q", "state"]);
  const list = useList(pathTo("/admin/events/:id/registrations", { id }), filters);
  const [failed, setFailed] = useState<Refusal>();
  const { registrations, seatsOf, columns: names } = words;
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/events", label: words.title }}>
      {({ title, sample, starts_at, seat, seats, waiting, checked_in }) => {
        const counts = [
          `${names.seats}: ${seats === null ? seat : fill(seatsOf, { seat, seats })}`,
          `${names.waiting}: ${waiting}`,
          `${names.checkedIn}: ${checked_in}`,
        ];
        return {
          title,
          detail: sample && <StateBadge>{words.sample}</StateBadge>,
          actions: (
            <>
              {may("events", "export") && (
                <ExportButton
                  path={pathTo("/admin/events/:id/export.csv", { id })}
                  query={filters}
                  label={registrations.export}
                />
              )}
              {may("content", "read") && (
                <Link to={`/content/documents/events:${id}`} className="btn btn-secondary">
                  {words.edit}
                </Link>
              )}
            </>
          ),
          main: (
            <>
              <p className="mb-3 text-sm text-muted">
                <When date={starts_at} /> · {counts.join(" · ")}
              </p>
              <RefusalNote refusal={failed} />
              <FilterBar
                search={registrations.search}
                filters={[{ id: "state", label: registrations.columns.state, options: registrations.states }]}
                value={filters}
                setValue={setFilters}
              />
              <Registrations list={list} event={id} setFailed={setFailed} />
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}

const tones: Record<RegistrationRow["state"], Tone> = { seat: "good", waiting: "warn", cancelled: "quiet" };

function Registrations({
  list,
  event,
  setFailed,
}: {
  list: ListResult<RegistrationRow>;
  event: string;
  setFailed: (refusal?: Refusal) => void;
}) {
  const { columns, states, languages, waitingAt, ...words } = useWords("admin-events").registrations;
  const { yes, no } = useWords("admin");
  const mayWrite = useMay()("events", "write");
  return (
    <DataTable
      {...list}
      headers={columns}
      columns={[
        { id: "name", cell: ({ name }) => name, width: "minmax(11rem, 1.5fr)" },
        {
          id: "checkedIn",
          cell: (row) => <CheckIn row={row} event={event} mayWrite={mayWrite} setFailed={setFailed} />,
          width: 190,
          card: "side",
        },
        {
          id: "state",
          cell: ({ state, place }) => (
            <StateBadge tone={tones[state]}>
              {place === null ? states[state] : fill(waitingAt, { n: place })}
            </StateBadge>
          ),
          width: 180,
          card: "line",
        },
        { id: "email", cell: ({ email }) => email, width: "minmax(13rem, 1.5fr)", card: "line" },
        { id: "registered", cell: (row) => <When date={row.registered_at} />, width: 160, card: "none" },
        { id: "language", cell: ({ locale }) => languages[locale], width: 110, card: "none" },
        { id: "contact", cell: (row) => (row.contact_consent ? yes : no), width: 140, card: "none" },
      ]}
      label={words.title}
      getId={({ id }) => id}
      empty={words.empty}
      name="event-registrations"
    />
  );
}

/** Renders when somebody came, with the button that records it or takes it back. */
function CheckIn({
  row: { id, name, state, checked_in_at },
  event,
  mayWrite,
  setFailed,
}: {
  row: RegistrationRow;
  event: string;
  mayWrite: boolean;
  setFailed: (refusal?: Refusal) => void;
}) {
  const { checkIn, undo, checkInOf, undoOf } = useWords("admin-events").registrations;
  const send = useSend();
  const [pending, setPending] = useState(false);
  const present = checked_in_at === null;
  if (state !== "seat" || !mayWrite) return checked_in_at ? <When date={checked_in_at} /> : "–";
  const press = async () => {
    setPending(true);
    const outcome = await send("POST", pathTo("/admin/events/:id/check-in", { id: event }), {
      registration: id,
      present,
    });
    setPending(false);
    setFailed(outcome.ok ? undefined : outcome.refusal);
  };
  return (
    <Button
      kind={present ? "primary" : "quiet"}
      pending={pending}
      aria-label={fill(present ? checkInOf : undoOf, { name })}
      onClick={() => void press()}
    >
      {present ? checkIn : undo}
    </Button>
  );
}
