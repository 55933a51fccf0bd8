import type { EventsWords, EventWords } from "#content/kinds/events.ts";
import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { ProductLinks } from "../product-links.tsx";
import { dayParts, hoursText, localHoursText } from "./agenda-days.ts";
import { Ticket } from "./ticket.tsx";

export interface AgendaProps {
  items: EventWords[];
  labels: EventsWords["labels"];
}

/** Renders the next event as a ticket, then the others by date: the month at the side, the day as large as a title. */
export function Agenda({ items, labels }: AgendaProps) {
  const { locale } = usePage().address;
  const [next, ...later] = items;
  const months = Map.groupBy(later, ({ starts }) => starts.slice(0, 7));
  return (
    <section aria-labelledby="upcoming" className="section">
      <div className="wrap">
        <AgendaHead labels={labels} empty={items.length === 0} />
        {next && <Ticket event={next} labels={labels} />}
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
                  <EventBody event={event} labels={labels} />
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

export function EventDay({ event }: { event: EventWords }) {
  const { day, weekday } = dayParts(event.starts, usePage().address.locale);
  return (
    <p>
      <span className="num block text-4xl/none font-semibold tracking-[-0.04em]">{day}</span>
      <span className="mt-2 block text-sm text-muted">{weekday}</span>
    </p>
  );
}

export interface EventBodyProps {
  event: EventWords;
  labels: AgendaProps["labels"];
  /** The level of the title's heading. */
  level?: 3 | 4;
}

export function EventBody({ event, labels, level = 4 }: EventBodyProps) {
  const Heading = `h${level}` as const;
  const { address, common } = usePage();
  const href = useHref();
  const { id, kind, title, body, place, city, language, products } = event;
  return (
    <div>
      <p className="text-sm text-muted">
        <span className="font-medium text-primary">{kind}</span> · <Hours event={event} labels={labels} />
      </p>
      <Heading className={`mt-2 font-semibold ${level === 3 ? "text-3xl" : "text-xl"}`}>{title}</Heading>
      <p className="mt-2 max-w-prose text-muted">{body}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{labels.place}</dt>
        <dd>{city ? `${place}, ${city}` : place}</dd>
        <dt className="text-muted">{labels.language}</dt>
        <dd>{language}</dd>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={href("/contact-us")} className="link inline-flex min-h-11 items-center text-sm">
          {labels.attend}
        </a>
        <a
          href={calendarHref(id, address.locale)}
          type="text/calendar"
          aria-label={`${labels.addToCalendar}: ${title}`}
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <Icon name="calendar" className="size-4" />
          {labels.addToCalendar}
        </a>
        <ProductLinks products={products} label={common.labels.withProducts} />
      </div>
    </div>
  );
}

function Hours({ event, labels }: { event: EventWords; labels: AgendaProps["labels"] }) {
  const { locale } = usePage().address;
  const jakarta = `${hoursText(event, locale)} ${labels.jakartaTime}`;
  const local = localHoursText(event, locale);
  return (
    <>
      <time dateTime={`${event.starts}+07:00`} className="num">
        {local ? `${local} (${jakarta})` : jakarta}
      </time>{" "}
      · {event.online ? labels.online : event.city}
    </>
  );
}

/** Renders the link to the calendar file of an event, or of all of them (`all`). */
function calendarHref(id: string, locale: string): string {
  return `${locale === "id" ? "" : `/${locale}`}/events/${id}.ics`;
}
