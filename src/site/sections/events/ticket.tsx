import type { EventsWords, EventWords } from "#content/kinds/events.ts";
import { usePage } from "../../use-page.ts";
import { dayParts } from "./agenda-days.ts";
import { EventBody } from "./event-body.tsx";

/** Renders the next event as a ticket: the date on its stub, the rest beyond the perforation. */
export function Ticket({
  event,
  labels,
  isOpen,
}: {
  event: EventWords;
  labels: EventsWords["labels"];
  isOpen: boolean;
}) {
  const { day, weekday, month } = dayParts(event.starts, usePage().address.locale);
  return (
    <article id={event.id} className="ticket">
      <p className="ticket-stub ground-ink">
        <span className="text-lg">{weekday}</span>
        <span className="figure">{day}</span>
        <span className="text-lg">{month}</span>
      </p>
      <div className="ticket-body">
        <EventBody event={event} labels={labels} isOpen={isOpen} level={3} />
      </div>
    </article>
  );
}
