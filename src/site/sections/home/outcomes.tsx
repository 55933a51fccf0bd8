import type { ProductId, productJobs } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../wide-section.tsx";
import { OutcomePlot } from "./outcome-plot.tsx";

export interface OutcomesProps {
  title: string;
  items: { title: string; body: string; products: ProductId[] }[];
}

/** The job of each outcome, whose hue it has. */
export const outcomeJobs = ["collect", "ask", "act"] as const satisfies (keyof typeof productJobs)[];

/** Renders three outcomes, each with a plot of petals and the products that bring it about. */
export function Outcomes({ title, items }: OutcomesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} ground="mist" size="tail">
      <ul className="grid gap-8 lg:grid-cols-3">
        {items.map(({ title, body, products }, index) => (
          <li key={title} data-job={outcomeJobs[index]}>
            <OutcomePlot job={outcomeJobs[index]!} />
            <h3 className="h3 mt-4">{title}</h3>
            <p className="mt-2 text-muted">{body}</p>
            <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
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
