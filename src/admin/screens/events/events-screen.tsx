import { fill } from "#text/fill.ts";
import { useList, useWords } from "../../kit/data.ts";
import { ListScreen } from "../../kit/list.ts";
import { StateBadge, When } from "../../kit/parts.ts";

/** Renders the events with how many signed up. */
export default function EventsScreen() {
  const { title, columns, sample, seatsOf, empty } = useWords("admin-events");
  const list = useList("/admin/events");
  return (
    <ListScreen
      title={title}
      list={list}
      headers={columns}
      columns={[
        {
          id: "title",
          cell: (event) => (
            <span className="inline-flex max-w-full items-center gap-2">
              <span className="truncate font-semibold">{event.title}</span>
              {event.sample && (
                <span className="shrink-0">
                  <StateBadge>{sample}</StateBadge>
                </span>
              )}
            </span>
          ),
          width: "minmax(16rem, 2fr)",
        },
        { id: "starts", cell: ({ starts_at }) => <When date={starts_at} />, width: 180, card: "line" },
        {
          id: "seats",
          cell: ({ seat, seats }) => (seats === null ? seat : fill(seatsOf, { seat, seats })),
          width: 140,
          align: "end",
          cardHeader: true,
        },
        { id: "waiting", cell: ({ waiting }) => waiting, width: 140, align: "end", card: "none" },
        { id: "checkedIn", cell: ({ checked_in }) => checked_in, width: 120, align: "end", card: "none" },
      ]}
      linkTo={({ id }) => `/events/${id}`}
      empty={empty}
      name="events"
    />
  );
}
