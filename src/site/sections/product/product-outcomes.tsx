import { Icon } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";

interface ProductOutcomesProps {
  problem: { title: string; body: string };
  outcomes: { figure: string; label: string; sample?: boolean }[];
}

/** Renders the problem that a product starts from, and three numbers that show what changes. */
export function ProductOutcomes({ problem, outcomes }: ProductOutcomesProps) {
  const { common } = usePage();
  return (
    <section className="tail ground-mist">
      <div className="wrap grid items-center gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="h2s">{problem.title}</h2>
          <p className="mt-2">
            <Inline text={problem.body} />
          </p>
        </div>
        <ul className="grid gap-2 sm:grid-cols-3 sm:gap-x-8">
          {outcomes.map(({ figure, label, sample }) => (
            <li key={label} className="product-outcome">
              <Figure text={figure} becomes={common.labels.becomes} />
              <p className="max-w-xs text-sm text-muted">
                {label}
                {sample && ` (${common.labels.sample.toLowerCase()})`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Renders a number with its unit, or one that becomes another: `52→0.5 h`. */
function Figure({ text, becomes }: { text: string; becomes: string }) {
  const [, before, after, unit] = text.match(/^(?:([^→]+)→)?(\S+?)(%|\s.+)?$/)!;
  return (
    <p className="change-number" data-figure="">
      {before && (
        <>
          <span className="text-[0.6em] text-muted">{before}</span>
          <Icon name="arrow-right" className="inline size-[0.5em] text-hue" />
          <span className="sr-only"> {becomes} </span>
        </>
      )}
      {after}
      {unit && <span className={`text-[0.45em] ${unit === "%" ? "" : "ms-[0.3em]"}`}>{unit}</span>}
    </p>
  );
}
