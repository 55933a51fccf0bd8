import type { SolutionWords } from "#content/kinds/solution.ts";
import { Inline } from "../../sections/inline.tsx";
import { Part } from "./part.tsx";

/** Renders the rules that matter, the number of each set large. */
export function RuleCards({ title, lead, items }: SolutionWords["rules"]) {
  return (
    <Part title={title} lead={lead} ground="mist">
      <ul className="rule-cards" data-count={items.length}>
        {items.map(({ kind, figure, article, name, body }) => {
          const [number, year] = figure.split("/");
          return (
            <li key={figure + kind}>
              <p className="rule-figure">
                <span>{kind}</span>
                {number}
                {year && <small>/{year}</small>}
              </p>
              <h3>
                {name}
                {article && <span className="rule-article"> {article}</span>}
              </h3>
              <p className="text-sm text-muted">
                <Inline text={body} />
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
