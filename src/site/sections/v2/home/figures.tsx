import type { HomeWords } from "#content/kinds/home.ts";

export function Figures({ title, items }: HomeWords["proof"]) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="figures">
          {items.map(({ figure, title, body }) => (
            <div key={title} className="tile rise flex flex-col-reverse justify-end">
              <dt className="mt-5 text-muted">
                <b className="text-ink">{title}.</b> {body}
              </dt>
              <dd className="num text-primary">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
