import type { ProductWords } from "#content/kinds/product.ts";
import { usePage } from "../../use-page.ts";
import type { Ground } from "../ground.ts";
import { partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";

type ProductOutcomesProps = Pick<ProductWords, "problem" | "outcomes" | "statement"> & { ground?: Ground };

/** Renders the problem that a product starts from, and what changed in figures; without figures, one sentence set large. */
export function ProductOutcomes({ problem, outcomes, statement, ground }: ProductOutcomesProps) {
  const { common } = usePage();
  return (
    <section className={partClass(ground, "tail")}>
      <div className="wrap outcome-columns">
        <div className="outcome-problem">
          <h2 className="h2s">{problem.title}</h2>
          <p className="mt-2">
            <Inline text={problem.body} />
          </p>
        </div>
        {outcomes.length > 0 ? (
          <ul className="outcome-figures">
            {outcomes.map(({ figure, label, sample }) => (
              <li key={label}>
                <Figure text={figure} becomes={common.labels.becomes} />
                <p className="mt-1.5 max-w-xs text-sm text-muted">
                  {label}
                  {sample && ` (${common.labels.sample.toLowerCase()})`}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="statement" data-figure="">
            <Inline text={statement!} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Renders a number that became another, with its unit: `52→0.5 h`. */
function Figure({ text, becomes }: { text: string; becomes: string }) {
  const [, before, after, unit] = text.match(/^(.+)→(\S+?)(%|\s.+)?$/)!;
  return (
    <p className="before-after num" data-figure="">
      <s>{before}</s>
      <span className="sr-only"> {becomes} </span>
      <b>
        {after}
        {unit && <small>{unit.trim()}</small>}
      </b>
    </p>
  );
}
