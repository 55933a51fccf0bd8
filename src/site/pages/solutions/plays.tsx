import type { SolutionWords } from "#content/kinds/solution.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders each play: the problem, what is done with which products, what changes and how it is measured. */
export function Plays({ items }: { items: SolutionWords["plays"]["items"] }) {
  const { all, common } = usePage();
  const { labels } = common;
  const href = useHref();
  return (
    <ol className="plays">
      {items.map(({ title, problem, products, play, change, measure }, index) => (
        <li key={title} className="tile-v2 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-[3rem_5fr_6fr]">
          <span className="num text-xl/[1.15] font-semibold text-primary" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-4 text-sm font-medium">{labels.problem}</p>
            <p className="text-muted">
              <Inline text={problem} />
            </p>
            <ul aria-label={labels.withProducts} className="mt-5 flex flex-wrap gap-2">
              {products.map((product) => (
                <li key={product}>
                  <a href={href(`/products/${product}`)} className="tag min-h-8 hover:underline">
                    <ProductMark id={product} className="size-4" />
                    {all.products[product].name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <dl className="grid content-start gap-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <dt className="text-sm font-medium">{labels.play}</dt>
              <dd className="border-b border-line pb-5 text-muted">
                <Inline text={play} />
              </dd>
            </div>
            <div>
              <dt className="text-sm font-medium text-good">{labels.change}</dt>
              <dd className="text-sm text-muted">{change}</dd>
            </div>
            <div>
              <dt className="text-sm font-medium">{labels.measure}</dt>
              <dd className="text-sm text-muted">{measure}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
