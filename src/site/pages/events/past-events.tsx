import { entryPath } from "#content/entries/collection-fields.ts";
import type { EventWords } from "#content/kinds/events.ts";
import { dayParts } from "../../sections/events/agenda-days.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Renders past events, each with its one lasting result. */
export function PastEvents({ title, items }: { title: string; items: EventWords[] }) {
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
