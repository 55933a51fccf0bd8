import type { SolutionWords } from "#content/kinds/solution.ts";
import { Part } from "./part.tsx";

/** Renders what a procurement officer asks of a supplier, where the answer is "not yet" too. */
export function ProcurementFacts({ title, lead, items }: NonNullable<SolutionWords["procurement"]>) {
  return (
    <Part title={title} lead={lead} ground="tint" id="procurement">
      <dl className="procurement">
        {items.map(({ term, name, body }) => (
          <div key={term}>
            <dt>
              <b>{term}</b> {name}
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
