import type { HomeWords } from "#content/kinds/home.ts";
import { Inline } from "../../inline.tsx";

/** Renders four promises as panes of one row, each with its figure. */
export function Figures({ title, items }: HomeWords["proof"]) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="panes sm:grid-cols-2 xl:grid-cols-4">
          {items.map(({ figure, title, body }) => (
            <div key={title}>
              <dt>
                <span className="promise-figure">{figure}</span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="mt-2 text-sm text-muted">
                <Inline text={body} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
