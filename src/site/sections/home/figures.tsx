import type { HomeWords } from "#content/kinds/home.ts";

/** Renders facts about the company, each as a large figure. */
export function Figures({ title, items }: HomeWords["proof"]) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="text-lg">{title}</h2>
        <dl className="figures">
          {items.map(({ figure, body }) => (
            <div key={body} className="flex flex-col-reverse justify-end">
              <dt className="mt-3 text-muted">{body}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
