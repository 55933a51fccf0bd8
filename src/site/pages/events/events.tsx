import type { LoaderFunctionArgs } from "react-router";
import { entryPath } from "#content/entries/collection-fields.ts";
import type { EventsWords, EventWords } from "#content/kinds/events.ts";
import { readToday } from "#content/reading.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { kawungDot } from "../../illustrations/kawung.tsx";
import { eventParts } from "../../layout/structured-data.tsx";
import { loadPage } from "../../page.server.ts";
import { dayParts, daysIn, monthsAround, splitAgenda } from "../../sections/events/agenda-days.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Loads the page, which depends on the day in Jakarta but not on the time. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPage(args, (services) => ({
    today: readToday(services),
    takesSamples: services.takesSampleEvents,
  }));
  const { upcoming } = splitAgenda((page.words as EventsWords).items, page.extra.today);
  const structured = eventParts(upcoming, { ...page, organizer: page.common.company.name });
  return { ...page, extra: { ...page.extra, structured } };
}

/** Renders the agenda by date, under a calendar of dots. */
export default function Events() {
  const { address, words, extra } = usePage<"events", { today: Day; takesSamples: boolean }>();
  const { Hero, Agenda, Section, NextStep } = useSections();
  const { hero, note, labels, items, visit, next } = words;
  const { upcoming, past } = splitAgenda(items, extra.today);
  const months = monthsAround(extra.today, 3, 4).map((month) => ({
    month,
    name: dayParts(`${month}-01`, address.locale).monthShort,
    days: daysIn(month),
    eventDays: items.filter(({ starts }) => starts.startsWith(month)).map(({ starts }) => Number(starts.slice(8, 10))),
  }));
  return (
    <>
      <Hero
        {...hero}
        note={items.some(({ sample }) => sample) ? note : undefined}
        picture={
          <MonthRibbon
            months={months}
            today={extra.today}
            next={upcoming[0]?.starts.slice(0, 10)}
            label={labels.ribbon}
          />
        }
      />
      <Agenda items={upcoming} labels={labels} isOpen={({ sample }) => !sample || extra.takesSamples} />
      <PastEvents title={labels.past} items={past} />
      <Section title={visit.title}>
        <p className="max-w-prose text-lg text-muted">
          <Inline text={visit.body} />
        </p>
      </Section>
      <NextStep {...next} />
    </>
  );
}

/**
 * Renders months as rows of dots, one for each day; a day with an event has the shape of a kawung figure, the next one
 * in the warm accent. Past days are fainter than those to come.
 */
function MonthRibbon({
  months,
  today,
  next,
  label,
}: {
  months: readonly { month: string; name: string; days: number; eventDays: readonly number[] }[];
  today: Day;
  /** The day of the next event. */
  next?: string | undefined;
  label: string;
}) {
  return (
    <div role="img" aria-label={label} className="grid gap-y-3 p-5 sm:p-8">
      {months.map(({ month, name, days, eventDays }) => {
        const gone = month < today.slice(0, 7) ? days : month > today.slice(0, 7) ? 0 : Number(today.slice(8)) - 1;
        const [warm, cool] = [true, false].map((wanted) =>
          eventDays
            .filter((day) => (`${month}-${String(day).padStart(2, "0")}` === next) === wanted)
            .map((day) => kawungDot(day * 12, 10, 9))
            .join(""),
        );
        return (
          <div key={month} className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3">
            <span className="text-xs text-muted">{name}</span>
            <svg viewBox="0 0 384 20" strokeWidth={4} strokeLinecap="round" strokeDasharray="0 12" aria-hidden="true">
              {gone > 0 && <path d={`M12 10h${(gone - 1) * 12 + 1}`} opacity={0.45} className="stroke-faint" />}
              {gone < days && (
                <path d={`M${(gone + 1) * 12} 10h${(days - gone - 1) * 12 + 1}`} className="stroke-faint" />
              )}
              {cool && <path d={cool} stroke="none" className="fill-primary" />}
              {warm && <path d={warm} stroke="none" className="fill-accent" />}
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** Renders past events, each with its one lasting result. */
function PastEvents({ title, items }: { title: string; items: EventWords[] }) {
  const { locale } = usePage().address;
  const { Section } = useSections();
  const href = useHref();
  if (items.length === 0) return null;
  return (
    <Section title={title} ground="mist">
      <ol className="border-b border-line">
        {items.map(({ id, starts, kind, title: what, body, outcome }) => {
          const { day, month } = dayParts(starts, locale);
          return (
            <li key={id} id={id} className="border-t border-line py-6">
              <p className="num text-sm text-muted">
                <time dateTime={starts.slice(0, 10)}>
                  {day} {month}
                </time>{" "}
                · {kind}
              </p>
              <h3 className="mt-1 text-lg">
                <a href={href(entryPath("events", id))} className="hover:text-primary hover:underline">
                  {what}
                </a>
              </h3>
              <p className="mt-1 max-w-prose text-muted">{body}</p>
              {outcome && <p className="mt-3 max-w-prose border-s-2 border-primary ps-4 font-medium">{outcome}</p>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
