import type { EventsWords, EventWords } from "#content/kinds/events.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";
import { dayParts } from "./agenda-days.ts";
import { calendarHref, EventBody, EventDay } from "./event-body.tsx";

export interface AgendaProps {
  items: EventWords[];
  labels: EventsWords["labels"];
  /** Returns whether an event can be signed up for. */
  isOpen: (event: EventWords) => boolean;
}

/** Renders the next event as a ticket, then the others by date: the month at the side, the day as large as a title. */
export function Agenda({ items, labels, isOpen }: AgendaProps) {
  const { locale } = usePage().address;
  const [next, ...later] = items;
  const months = Map.groupBy(later, ({ starts }) => starts.slice(0, 7));
  return (
    <section aria-labelledby="upcoming" className="section">
      <div className="wrap">
        <AgendaHead labels={labels} empty={items.length === 0} />
        {next && <Ticket event={next} labels={labels} isOpen={isOpen(next)} />}
        {[...months].map(([month, events]) => (
          <div
            key={month}
            className="grid gap-x-16 border-t border-edge pt-4 pb-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <h3 className="text-base font-medium text-muted lg:sticky lg:top-28 lg:self-start lg:pt-4">
              {dayParts(events[0]!.starts, locale).month}
            </h3>
            <ol className="divide-y divide-line">
              {events.map((event) => (
                <li
                  key={event.id}
                  id={event.id}
                  className="grid grid-cols-[5.5rem_1fr] gap-x-5 py-6 sm:grid-cols-[7rem_1fr]"
                >
                  <EventDay event={event} />
                  <EventBody event={event} labels={labels} isOpen={isOpen(event)} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Renders the agenda's heading, with the calendar file of all dates; or that nothing is planned. */
export function AgendaHead({ labels, empty }: { labels: AgendaProps["labels"]; empty: boolean }) {
  const { locale } = usePage().address;
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <h2 id="upcoming" className="text-3xl">
        {labels.upcoming}
      </h2>
      {empty ? (
        <p className="lead">{labels.none}</p>
      ) : (
        <a
          href={calendarHref("all", locale)}
          type="text/calendar"
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="calendar" />
          {labels.addAll}
        </a>
      )}
    </div>
  );
}

/** Renders the next event as a ticket: the date on its stub, the rest beyond the perforation. */
function Ticket({ event, labels, isOpen }: { event: EventWords; labels: EventsWords["labels"]; isOpen: boolean }) {
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
