import type { LoaderFunctionArgs } from "react-router";
import { privacyVersion } from "#content/consent-texts.server.ts";
import type { EventWords } from "#content/kinds/events.ts";
import { readEntry } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { readToday } from "#content/reading.server.ts";
import { placeOfEvent } from "#growth/events/calendar-entry.ts";
import { eventParts } from "../../layout/structured-data.tsx";
import { loadPage } from "../../page.server.ts";
import { Photo } from "../../pictures/photo.tsx";
import { dayParts } from "../../sections/events/agenda-days.ts";
import { CalendarLink, Hours } from "../../sections/events/event-body.tsx";
import { FormSteps } from "../../sections/form-steps.tsx";
import { Inline } from "../../sections/inline.tsx";
import { ProductLinks } from "../../sections/product-links.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import type { EventExtra } from "./event-extra.ts";
import { RegistrationForm, RegistrationState } from "./registration-form.tsx";

/** Loads the page; `?registration=` comes from a mail, and opening it changes nothing. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async (services, { address, row, url }): Promise<EventExtra> => {
    const event = readEntry(address.locale, "events", row.about!)!;
    const isOver = event.ends.slice(0, 10) < readToday(services);
    const isOpen = !isOver && (!event.sample || services.takesSampleEvents);
    const token = url.searchParams.get("registration") ?? "";
    const own = token ? await services.readRegistration(token) : undefined;
    const organizer = readSet(address.locale, "common").company.name;
    return {
      event,
      isOver,
      isOpen,
      isFull: isOpen && event.seats !== undefined && (await services.fullEvents()).includes(event.id),
      isSent: url.searchParams.has("sent"),
      token,
      own: own?.event === event.id ? own : null,
      privacyVersion: privacyVersion(address.locale),
      structured: isOver ? [] : eventParts([event], { origin: services.origin, address, organizer }),
    };
  });

/** Renders one event with the form to sign up, or what became of it. */
export default function Event() {
  const { words, extra, address } = usePage<"events", EventExtra>();
  const { FormPage } = useSections();
  const { event } = extra;
  const { day, weekday, month } = dayParts(event.starts, address.locale);
  const { after } = words.registration;
  const facts = (
    <>
      <p className="mt-6 text-lg font-semibold">
        {weekday}, {day} {month}
      </p>
      <p className="text-muted">
        <span className="font-medium text-primary">{event.kind}</span> · <Hours event={event} labels={words.labels} />
      </p>
      <EventFacts event={event} />
      {event.sample && <p className="mt-4 text-sm text-muted">{words.note}</p>}
    </>
  );
  return (
    <FormPage
      title={event.title}
      lead={event.body}
      people={facts}
      after={
        extra.isOpen
          ? { title: after.title, content: <FormSteps items={after.items} /> }
          : { title: words.visit.title, content: <Visit /> }
      }
    >
      <div id="registration" className="scroll-mt-28">
        <Registration />
      </div>
    </FormPage>
  );
}

function EventFacts({ event }: { event: EventWords }) {
  const { words, common } = usePage<"events", EventExtra>();
  const { labels } = words;
  const facts = [
    [labels.place, placeOfEvent(event)],
    [labels.language, event.language],
    [labels.seats, event.seats],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-2">
        <ProductLinks products={event.products} label={common.labels.withProducts} />
      </div>
      <Photo picture={event.picture} sizes="(width >= 64rem) 32rem, 90vw" className="mt-6 aspect-video max-w-xl" />
    </>
  );
}

/** Renders the form, or in its place what a link opened and what became of a past event. */
function Registration() {
  const { words, extra } = usePage<"events", EventExtra>();
  const { event, isOver, isOpen, isSent, token } = extra;
  if (isOver) return <Past event={event} />;
  if (!isOpen) return <CalendarLink event={event} label={words.labels.addToCalendar} />;
  return token || isSent ? <RegistrationState /> : <RegistrationForm />;
}

/** Renders what stays of an event: its result, and the recording where there is one. */
function Past({ event: { outcome, recording } }: { event: EventWords }) {
  const { words } = usePage<"events">();
  const { over } = words.registration;
  return (
    <div className="stack-4">
      <h2 className="text-2xl">{over.title}</h2>
      {outcome && <p className="max-w-prose border-s-2 border-primary ps-4 font-medium">{outcome}</p>}
      {recording && (
        <p>
          <a href={recording} className="btn btn-primary">
            {words.labels.recording}
          </a>
        </p>
      )}
      <p className="max-w-prose text-muted">
        <Inline text={over.body} />
      </p>
    </div>
  );
}

function Visit() {
  const { words } = usePage<"events">();
  return (
    <p className="mt-3 max-w-prose text-muted">
      <Inline text={words.visit.body} />
    </p>
  );
}
