import type { SolutionWords } from "#content/kinds/solution.ts";
import { useSections } from "../../sections/use-sections.ts";

/** Renders what a procurement officer asks of a supplier, where the answer is "not yet" too. */
export function ProcurementFacts({ title, lead, items }: NonNullable<SolutionWords["procurement"]>) {
  const { Section } = useSections();
  return (
    <Section title={title} lead={lead} ground="tint" id="procurement">
      <dl className="rows">
        {items.map(({ term, name, body }) => (
          <div key={term} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[5rem_2fr_3fr]">
            <dt className="contents">
              <span className="font-display text-lg font-bold text-hue">{term}</span>
              <span className="font-medium">{name}</span>
            </dt>
            <dd className="text-muted">{body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
