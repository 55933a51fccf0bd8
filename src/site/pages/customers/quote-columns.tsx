import type { CustomerStory } from "#content/kinds/customers.ts";

/** Renders short quotes in columns, below a first, larger one. */
export function QuoteColumns({ stories }: { stories: CustomerStory[] }) {
  return (
    <div className="wrap pb-8">
      <ul className="gap-x-12 border-t border-line pt-12 sm:columns-2 lg:columns-3">
        {stories.map(({ id, name, quote }) => (
          <li key={id} className="break-inside-avoid pb-12">
            <figure>
              <blockquote className="text-lg/relaxed">
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className="mt-3 border-s-2 border-primary ps-3 text-sm text-muted">
                {quote.role}
                <span className="block">{name}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
