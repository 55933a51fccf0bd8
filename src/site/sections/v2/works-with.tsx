import { ProductMark } from "../../illustrations/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import type { WorksWithProps } from "../works-with.tsx";
import { WideSection } from "./wide-section.tsx";

export function WorksWith({ title, items }: WorksWithProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title}>
      <ul className={`grid gap-3 ${items.length % 2 === 1 ? "md:grid-cols-3" : "sm:grid-cols-2"}`}>
        {items.map(({ product, body }) => (
          <li key={product} className="rise">
            <a href={href(`/products/${product}`)} className="tile block h-full hover:border-primary">
              <ProductMark id={product} className="size-10 text-primary" />
              <span className="mt-6 block text-xl font-semibold">{all.products[product].name}</span>
              <span className="mt-2 block text-muted">
                <Inline text={body} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
