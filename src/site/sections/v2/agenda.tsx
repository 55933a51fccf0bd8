import { usePage } from "../../use-page.ts";
import { AgendaHead, type AgendaProps } from "../events/agenda.tsx";
import { dayParts } from "../events/agenda-days.ts";
import { EventBody, EventDay } from "../events/event-body.tsx";

/** Renders events as tiles, the next one across the row. */
export function Agenda({ items, labels, isOpen }: AgendaProps) {
  const { locale } = usePage().address;
  return (
    <section aria-labelledby="upcoming" className="section">
      <div className="wrap">
        <AgendaHead labels={labels} empty={items.length === 0} />
        <ol className="grid gap-3 lg:grid-cols-2">
          {items.map((event, index) => (
            <li
              key={event.id}
              id={event.id}
              className={`tile rise ${index === 0 ? "grid gap-8 lg:col-span-2 lg:grid-cols-[1fr_3fr]" : "stack-6"}`}
            >
              <div className="flex flex-wrap items-start justify-between gap-x-6 lg:block">
                <EventDay event={event} />
                <h3 className="text-base font-medium text-muted">{dayParts(event.starts, locale).month}</h3>
              </div>
              <EventBody event={event} labels={labels} isOpen={isOpen(event)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
