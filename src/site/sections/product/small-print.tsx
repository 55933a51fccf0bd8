import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";
import { Question, type QuestionsProps } from "../questions.tsx";

interface SmallPrintProps {
  limits: { title: string; lead: string; items: Point[] };
  questions: QuestionsProps;
}

/** Renders what the product does not do, and beside it the questions, which open in place. */
export function SmallPrint({ limits, questions }: SmallPrintProps) {
  return (
    <section className="tail">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div id="limits">
          <h2 className="h2s">{limits.title}</h2>
          <p className="mt-2 text-sm text-muted">{limits.lead}</p>
          <dl className="mt-6 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2">
            {limits.items.map(({ title, body }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-muted">
                  <Inline text={body} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div id="questions">
          <h2 className="h2s">{questions.title}</h2>
          <div className="rows mt-6">
            {questions.items.map((item) => (
              <Question key={item.question} {...item} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
