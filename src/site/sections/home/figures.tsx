import type { HomeWords } from "#content/kinds/home.ts";
import { Inline } from "../inline.tsx";

/** Renders four promises in one line, each with its figure. */
export function Figures({ title, lead, items }: HomeWords["proof"]) {
  return (
    <section className="tail ground-mist">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 className="h2s">{title}</h2>
          <p className="mt-2 text-sm text-muted">
            <Inline text={lead} />
          </p>
        </div>
        <dl className="promises">
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
