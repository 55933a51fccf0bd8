import type { ProductId } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../use-page.ts";

/** Renders links to the products named in a text. */
export function ProductLinks({ products, label }: { products: readonly ProductId[]; label: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5">
      {products.map((product) => (
        <li key={product}>
          <a
            href={href(`/products/${product}`)}
            className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-primary hover:underline"
          >
            <ProductMark id={product} className="size-5 text-primary" />
            {all.products[product].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
