import type { CustomerStory } from "#content/kinds/customers.ts";
import { Person } from "../../pictures/people/person.tsx";

/** Renders short quotes in columns, below a first, larger one. */
export function QuoteColumns({ stories }: { stories: CustomerStory[] }) {
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
