import { useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import type { EventRow, RegistrationRow } from "#growth/events/registration-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useList } from "../../data/use-list.ts";
import { useSend } from "../../data/use-send.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders who signed up for an event, with the check-in of the day. */
export default function EventScreen() {
  const { id = "" } = useParams();
  const path = `/admin/events/${id}`;
  const words = useWords("admin-events");
  const may = useMay();
  const { data, refusal, refetch } = useCall<EventRow>(path);
  const [filters, setFilters] = useUrlFilters(["q", "state"]);
  const list = useList<RegistrationRow>(`${path}/registrations`, filters);
  const [failed, setFailed] = useState<Refusal>();
  const columns = useRegistrationColumns(path, setFailed);
  const { registrations, seatsOf } = words;
  if (refusal?.status === 404) return <NotFound />;
  if (!data)
    return (
      <Screen title={words.title} back={{ to: "/events", label: words.title }}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  const { seat, seats, waiting, checked_in } = data;
  const counts = [
    `${words.columns.seats}: ${seats === null ? seat : fill(seatsOf, { seat, seats })}`,
    `${words.columns.waiting}: ${waiting}`,
    `${words.columns.checkedIn}: ${checked_in}`,
  ];
  return (
    <Screen
      title={data.title}
      detail={data.sample && <StateBadge>{words.sample}</StateBadge>}
      back={{ to: "/events", label: words.title }}
      actions={
        <>
          {may("events", "export") && (
            <ExportButton path={`${path}/export.csv`} query={filters} label={registrations.export} />
          )}
          {may("content", "read") && (
            <Link to={`/content/documents/events:${data.id}`} className="btn btn-secondary">
              {words.edit}
            </Link>
          )}
        </>
      }
    >
      <p className="mb-3 text-sm text-muted">
        <When date={data.starts_at} /> · {counts.join(" · ")}
      </p>
      <RefusalNote refusal={failed} />
      <FilterBar
        search={registrations.search}
        filters={[
          {
            id: "state",
            label: registrations.columns.state,
            options: Object.entries(registrations.states).map(([value, label]) => ({ value, label })),
          },
        ]}
        value={filters}
        setValue={setFilters}
      />
      <DataTable
        {...list}
        columns={columns}
        label={registrations.title}
        getId={(row) => row.id}
        empty={registrations.empty}
        name="event-registrations"
      />
    </Screen>
  );
}

const tones: Record<RegistrationRow["state"], Tone> = { seat: "good", waiting: "warn", cancelled: "quiet" };

function useRegistrationColumns(path: string, setFailed: (refusal?: Refusal) => void): Column<RegistrationRow>[] {
  const { registrations } = useWords("admin-events");
  const { yes, no } = useWords("admin");
  const mayWrite = useMay()("events", "write");
  return useMemo(() => {
    const { columns, states, languages, waitingAt } = registrations;
    return [
      { id: "name", header: columns.name, cell: ({ name }) => name, width: "minmax(11rem, 1.5fr)" },
      {
        id: "checkedIn",
        header: columns.checkedIn,
        cell: (row) => <CheckIn row={row} path={path} mayWrite={mayWrite} setFailed={setFailed} />,
        width: 190,
        card: "side",
      },
      {
        id: "state",
        header: columns.state,
        cell: ({ state, place }) => (
          <StateBadge tone={tones[state]}>{place === null ? states[state] : fill(waitingAt, { n: place })}</StateBadge>
        ),
        width: 180,
        card: "line",
      },
      { id: "email", header: columns.email, cell: ({ email }) => email, width: "minmax(13rem, 1.5fr)", card: "line" },
      {
        id: "registered",
        header: columns.registered,
        cell: ({ registered_at }) => <When date={registered_at} />,
        width: 160,
        card: "none",
      },
      { id: "language", header: columns.language, cell: ({ locale }) => languages[locale], width: 110, card: "none" },
      {
        id: "contact",
        header: columns.contact,
        cell: ({ contact_consent }) => (contact_consent ? yes : no),
        width: 140,
        card: "none",
      },
    ];
  }, [registrations, yes, no, path, mayWrite, setFailed]);
}

/** Renders when somebody came, with the button that records it or takes it back. */
function CheckIn({
  row: { id, name, state, checked_in_at },
  path,
  mayWrite,
  setFailed,
}: {
  row: RegistrationRow;
  path: string;
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
    const outcome = await send<unknown>("POST", `${path}/check-in`, { registration: id, present });
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
