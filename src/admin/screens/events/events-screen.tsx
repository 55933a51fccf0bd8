import { useMemo } from "react";
import type { EventRow } from "#growth/events/registration-view.ts";
import { fill } from "#text/fill.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders the events with how many signed up. */
export default function EventsScreen() {
  const words = useWords("admin-events");
  const list = useList<EventRow>("/admin/events");
  const columns = useEventColumns();
  return (
    <Screen title={words.title}>
      <DataTable
        {...list}
        columns={columns}
        label={words.title}
        getId={({ id }) => id}
        linkTo={({ id }) => `/events/${id}`}
        empty={words.empty}
        name="events"
      />
    </Screen>
  );
}

function useEventColumns(): Column<EventRow>[] {
  const { columns, sample, seatsOf } = useWords("admin-events");
  return useMemo(
    () => [
      {
        id: "title",
        header: columns.title,
        cell: (event) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="font-semibold">{event.title}</span>
            {event.sample && <StateBadge>{sample}</StateBadge>}
          </span>
        ),
        width: "minmax(16rem, 2fr)",
      },
      { id: "starts", header: columns.starts, cell: ({ starts_at }) => <When date={starts_at} />, width: 180 },
      {
        id: "seats",
        header: columns.seats,
        cell: ({ seat, seats }) => (seats === null ? seat : fill(seatsOf, { seat, seats })),
        width: 140,
        align: "end",
        cardHeader: true,
      },
      {
        id: "waiting",
        header: columns.waiting,
        cell: ({ waiting }) => waiting,
        width: 140,
        align: "end",
        cardHeader: true,
      },
      {
        id: "checkedIn",
        header: columns.checkedIn,
        cell: ({ checked_in }) => checked_in,
        width: 120,
        align: "end",
        card: "none",
      },
    ],
    [columns, sample, seatsOf],
  );
}
