import type { CustomerStory } from "#content/kinds/customers.ts";
import { Person } from "../../pictures/people/person.tsx";
import { BigChange } from "../../sections/stories/story-parts.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

/** Renders the same stories by their figures: charts of before and after, then the quotes. */
export default function CustomersNew() {
  const { words } = usePage<"customers">();
  const { Hero, ChangeWall, NextStep } = useSections();
  const { note, labels, stories, next } = words;
  return (
    <>
      <Hero
        title={labels.wall}
        lead={labels.wallLead}
        note={stories.some(({ sample }) => sample) ? note : undefined}
        picture={<BigChange story={stories[0]!} after={labels.after} />}
      />
      <ChangeWall stories={stories} labels={labels} />
      <QuoteColumns stories={stories} />
      <NextStep {...next} />
    </>
  );
}

/** Renders short quotes in columns, below a first, larger one. */
function QuoteColumns({ stories }: { stories: CustomerStory[] }) {
  return (
    <div className="ground-mist pt-16 pb-8">
      <ul className="wrap gap-x-12 sm:columns-2 lg:columns-3">
        {stories.map(({ id, name, quote }) => (
          <li key={id} className="break-inside-avoid pb-12">
            <figure>
              <blockquote className="text-lg/relaxed">
                <p>“{quote.text}”</p>
              </blockquote>
              <figcaption className="mt-4 flex items-center gap-3 text-sm text-muted">
                <Person bust={quote.person} className="size-12 shrink-0" />
                <span>
                  {quote.role}
                  <span className="block">{name}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
