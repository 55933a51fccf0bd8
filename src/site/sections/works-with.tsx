import type { ProductId } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "../illustrations/product-mark.tsx";
import { useHref, usePage } from "../use-page.ts";
import { Inline } from "./inline.tsx";
import { Section } from "./section.tsx";

export interface WorksWithProps {
  title: string;
  items: { product: ProductId; body: string }[];
}

/** Renders the products that this one sends data to, or receives it from. */
export function WorksWith({ title, items }: WorksWithProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <Section title={title}>
      <ul className="rows">
        {items.map(({ product, body }) => (
          <li key={product}>
            <a
              href={href(`/products/${product}`)}
              className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-5 py-5 hover:text-primary"
            >
              <ProductMark id={product} className="size-8 text-primary" />
              <span>
                <span className="block font-semibold">{all.products[product].name}</span>
                <span className="block text-muted">
                  <Inline text={body} />
                </span>
              </span>
              <Icon name="arrow-right" className="size-5 text-faint group-hover:text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
