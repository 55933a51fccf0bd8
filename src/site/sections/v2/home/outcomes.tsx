import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { type OutcomesProps, outcomeJobs } from "../../home/outcomes.tsx";
import { WideSection } from "../wide-section.tsx";

/** Renders three outcomes as panes of one row, with the products that bring them about at the foot. */
export function Outcomes({ title, items }: OutcomesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title}>
      <ul className="panes lg:grid-cols-3">
        {items.map(({ title, body, products }, index) => (
          <li key={title} data-job={outcomeJobs[index]} className="flex flex-col">
            <h3 className="h3">{title}</h3>
            <p className="mt-2 mb-3 text-sm text-muted">{body}</p>
            <p className="mt-auto flex flex-wrap gap-x-5 text-sm">
              {products.map((product) => (
                <a key={product} href={href(`/products/${product}`)} className="link hue-link">
                  <ProductMark id={product} className="size-5" />
                  {all.products[product].name}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
