import { entryPath } from "#content/entries/collection-fields.ts";
import type { EventsWords, EventWords } from "#content/kinds/events.ts";
import { placeOfEvent } from "#growth/events/calendar-entry.ts";
import { Icon } from "#ui/icon.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { ProductLinks } from "../product-links.tsx";
import { dayParts, hoursText, localHoursText } from "./agenda-days.ts";

export function EventDay({ event }: { event: EventWords }) {
  const { day, weekday } = dayParts(event.starts, usePage().address.locale);
  return (
    <p>
      <span className="num block text-4xl/none font-semibold tracking-[-0.04em]">{day}</span>
      <span className="mt-2 block text-sm text-muted">{weekday}</span>
    </p>
  );
}

interface EventBodyProps {
  event: EventWords;
  labels: EventsWords["labels"];
  /** Whether it can be signed up for on its own page. */
  isOpen: boolean;
  /** The level of the title's heading. */
  level?: 3 | 4;
}

export function EventBody({ event, labels, isOpen, level = 4 }: EventBodyProps) {
  const Heading = `h${level}` as const;
  const { common } = usePage();
  const attend = isOpen ? labels.attend : labels.more;
  const href = useHref();
  const { id, kind, title, body, place, city, language, products } = event;
  return (
    <div>
      <p className="text-sm text-muted">
        <span className="font-medium text-primary">{kind}</span> · <Hours event={event} labels={labels} />
      </p>
      <Photo picture={event.picture} sizes="(width >= 64rem) 40rem, 90vw" className="mt-4 aspect-video max-w-2xl" />
      <Heading className={`mt-2 font-semibold ${level === 3 ? "text-3xl" : "text-xl"}`}>
        <a href={href(entryPath("events", id))} className="hover:text-primary hover:underline">
          {title}
        </a>
      </Heading>
      <p className="mt-2 max-w-prose text-muted">{body}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{labels.place}</dt>
        <dd>{placeOfEvent({ place, city })}</dd>
        <dt className="text-muted">{labels.language}</dt>
        <dd>{language}</dd>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <a
          href={href(entryPath("events", id))}
          aria-label={`${attend}: ${title}`}
          className="link inline-flex min-h-11 items-center text-sm font-medium"
        >
          {attend}
        </a>
        <CalendarLink event={event} label={labels.addToCalendar} />
        <ProductLinks products={products} label={common.labels.withProducts} />
      </div>
    </div>
  );
}

/** Renders the link to the calendar file of an event. */
export function CalendarLink({ event: { id, title }, label }: { event: EventWords; label: string }) {
  const { locale } = usePage().address;
  return (
    <a
      href={calendarHref(id, locale)}
      type="text/calendar"
      aria-label={`${label}: ${title}`}
      className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
    >
      <Icon name="calendar" className="size-4" />
      {label}
    </a>
  );
}

export function Hours({ event, labels }: { event: EventWords; labels: EventsWords["labels"] }) {
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
export function calendarHref(id: string, locale: string): string {
  return `${locale === "id" ? "" : `/${locale}`}/events/${id}.ics`;
}
