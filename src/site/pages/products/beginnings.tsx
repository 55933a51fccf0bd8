import type { ProductId } from "#catalogue/products.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders typical problems to begin with, each with the products that solve it. */
export function Beginnings({ items }: { items: { title: string; body: string; products: ProductId[] }[] }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul className="beginnings">
      {items.map(({ title, body, products }) => (
        <li key={title}>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-3 text-muted">{body}</p>
          <p className="mt-4 flex flex-wrap gap-x-5">
            {products.map((product) => (
              <a key={product} href={href(`/products/${product}`)} className="link inline-flex gap-2 py-2">
                <ProductMark id={product} className="size-6" />
                {all.products[product].name}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
