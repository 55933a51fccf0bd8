import type { LoaderFunctionArgs } from "react-router";
import type { EventsWords } from "#content/kinds/events.ts";
import { readToday } from "#content/reading.server.ts";
import { MonthRibbon } from "../../illustrations/month-ribbon.tsx";
import { eventParts } from "../../layout/event-parts.ts";
import { loadPage } from "../../page.server.ts";
import { dayParts, daysIn, monthsAround, splitAgenda } from "../../sections/events/agenda-days.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { PastEvents } from "./past-events.tsx";

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
  const { address, words, extra } = usePage<"events", { today: string; takesSamples: boolean }>();
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
