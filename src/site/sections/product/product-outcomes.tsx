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
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="h2s">{problem.title}</h2>
          <p className="mt-3">
            <Inline text={problem.body} />
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {outcomes.map(({ figure, label, sample }) => (
            <li key={label} className="grid grid-cols-2 items-center gap-x-4 border-t-2 border-hue pt-3 sm:block">
              <Figure text={figure} becomes={common.labels.becomes} />
              <p className="max-w-xs text-sm text-muted sm:mt-2">
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
    <p className="outcome">
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
