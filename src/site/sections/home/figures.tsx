import type { HomeWords } from "#content/kinds/home.ts";
import { Inline } from "../inline.tsx";

/** Renders four promises in one line, each with its figure. */
export function Figures({ title, lead, items }: HomeWords["proof"]) {
  return (
    <section className="section ground-mist">
      <div className="wrap">
        <h2 className="h2">{title}</h2>
        <p className="lead mt-4">
          <Inline text={lead} />
        </p>
        <dl className="promises">
          {items.map(({ figure, title, body }) => (
            <div key={title}>
              <dt>
                <span className="promise-figure">{figure}</span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="mt-2 text-sm text-muted">{body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
