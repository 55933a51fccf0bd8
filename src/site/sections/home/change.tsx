import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory } from "#content/kinds/customers.ts";
import { usePage } from "../../use-page.ts";
import { ChangeFigure } from "./change-figure.tsx";
import { ChangeQuote } from "./change-quote.tsx";

interface ChangeProps {
  title: string;
  before: string;
  all: string;
  /** The stories whose first figure is shown, and the one that is quoted. */
  stories: readonly CustomerStory[];
  quoted: CustomerStory;
}

/** Renders what changed for three sample customers as large figures, and beside them what a fourth one says. */
export function Change({ title, before, all, stories, quoted }: ChangeProps) {
  const { common } = usePage();
  return (
    <section className="section ground-tint">
      <div className="wrap change-columns">
        <div className="change-head">
          <h2 className="h2 max-w-3xl">{title}</h2>
          <p className="text-sm text-muted">{common.labels.sample}</p>
        </div>
        <ul className="changes">
          {stories.map((story) => (
            <li key={story.id}>
              <ChangeFigure story={story} before={before} />
            </li>
          ))}
        </ul>
        <div className="change-quote" data-job={jobOf(quoted.products[0]!)}>
          <ChangeQuote story={quoted} all={all} />
        </div>
      </div>
    </section>
  );
}
