import { jobOf, type ProductId, productIds } from "#catalogue/products.ts";
import type { ProductWords } from "#content/kinds/product.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import type { Point } from "../cards.tsx";
import { Inline } from "../inline.tsx";
import { type Ground, partClass } from "../section.tsx";

type ProductOutcomesProps = Pick<ProductWords, "problem" | "outcomes" | "statement"> & { ground?: Ground | undefined };

/** Renders the problem that a product starts from, and what changed in figures; without figures, one sentence set large. */
export function ProductOutcomes({ problem, outcomes, statement, ground }: ProductOutcomesProps) {
  const { common } = usePage();
  return (
    <section className={partClass(ground, "tail")}>
      <div className="wrap outcome-columns">
        <div className="outcome-problem">
          <h2 className="h2s">{problem.title}</h2>
          <p className="mt-2">
            <Inline text={problem.body} />
          </p>
        </div>
        {outcomes.length > 0 ? (
          <ul className="outcome-figures">
            {outcomes.map(({ figure, label, sample }) => (
              <li key={label}>
                <Figure text={figure} becomes={common.labels.becomes} />
                <p className="mt-1.5 max-w-xs text-sm text-muted">
                  {label}
                  {sample && ` (${common.labels.sample.toLowerCase()})`}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="statement" data-figure="">
            <Inline text={statement!} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Renders a number that became another, with its unit: `52→0.5 h`. */
function Figure({ text, becomes }: { text: string; becomes: string }) {
  const [, before, after, unit] = text.match(/^(.+)→(\S+?)(%|\s.+)?$/)!;
  return (
    <p className="before-after num" data-figure="">
      <s>{before}</s>
      <span className="sr-only"> {becomes} </span>
      <b>
        {after}
        {unit && <small>{unit.trim()}</small>}
      </b>
    </p>
  );
}

/** The thread through four or three steps; each begins at a station on it. */
const paths: Record<number, string> = {
  3: "M0 36C60 36 70 12 200 12S420 60 600 60 860 12 1000 12S1160 36 1200 36",
  4: "M0 36C40 36 60 12 150 12S300 60 450 60 600 12 750 12 900 60 1050 60 1160 36 1200 36",
};

/** Renders the steps to the first result as one scene: the thread leads from station to station. */
export function StepScene({
  title,
  items,
  ground = "tint",
}: {
  title: string;
  items: Point[];
  ground?: Ground | undefined;
}) {
  return (
    <section className={`${partClass(ground, "tail")} overflow-clip`} data-steps="">
      <div className="wrap grid gap-x-14 gap-y-6 lg:grid-cols-[3fr_9fr]">
        <h2 className="chapter-title">{title}</h2>
        <div className="relative">
          <svg
            viewBox="0 0 1200 72"
            preserveAspectRatio="none"
            className="absolute inset-x-0 top-0 hidden h-18 w-full lg:block"
            aria-hidden="true"
          >
            <path d={paths[items.length]} className="thread thread-runs" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={`step-scene grid ${items.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}>
            {items.map(({ title, body }, index) => (
              <li key={title}>
                <span className={`station num ${index === items.length - 1 ? "bg-accent" : "bg-hue"}`}>
                  {index + 1}
                </span>
                <div>
                  <h3 className="h3">{title}</h3>
                  <p className="mt-1 text-sm text-muted lg:max-w-60">
                    <Inline text={body} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Renders the way to the next product of the family; its glyph grows into that page's. */
export function NextProduct({ product }: { product: ProductId }) {
  const { all, common } = usePage();
  const href = useHref();
  const next = productIds[(productIds.indexOf(product) + 1) % productIds.length]!;
  const { name, line } = all.products[next];
  return (
    <nav aria-label={common.labels.nextProduct} className="ground-tint no-print" data-job={jobOf(next)}>
      <a href={href(`/products/${next}`)} className="group wrap flex items-center gap-5 py-3.5 sm:gap-6">
        <ProductMark id={next} className={`vt-${next} size-12 shrink-0 text-hue`} />
        <span className="grow">
          <span className="block text-sm text-muted">{common.labels.nextProduct}</span>
          <span className="block font-display text-2xl/tight font-bold group-hover:text-hue">{name}</span>
          <span className="block text-muted">{line}</span>
        </span>
        <Icon name="arrow-right" className="size-7 shrink-0 text-hue" />
      </a>
    </nav>
  );
}
