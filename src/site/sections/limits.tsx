import { Inline } from "./inline.tsx";
import type { PointGridProps } from "./point-grid.tsx";
import { Section } from "./section.tsx";

/** Renders what the product does not do, and how data is protected, as a list of terms. */
export function Limits({ items, ...section }: PointGridProps) {
  return (
    <Section {...section} sunken>
      <dl className="rows">
        {items.map(({ title, body }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[2fr_3fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">
              <Inline text={body} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
