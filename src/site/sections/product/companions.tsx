import type { ProductId } from "#catalogue/products.ts";
import { jobOf } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";

export interface CompanionsProps {
  title: string;
  items: { product: ProductId; body: string }[];
}

/** Renders the products that a product works with. */
export function Companions({ title, items }: CompanionsProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <ul className="mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {items.map(({ product, body }) => (
          <li key={product} data-job={jobOf(product)}>
            <a href={href(`/products/${product}`)} className="group flex gap-4 py-3">
              <ProductMark id={product} className="size-11 shrink-0 text-hue" />
              <span>
                <span className="block font-semibold group-hover:text-hue">{all.products[product].name}</span>
                <span className="block text-sm text-muted">{body}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
