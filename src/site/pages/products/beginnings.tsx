import { jobOf, type ProductId } from "#catalogue/products.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { type Bust, Person } from "../../pictures/people/person.tsx";
import { useHref, usePage } from "../../use-page.ts";

const busts: readonly Bust[] = ["bun", "glasses", "peci", "batik"];

/** Renders typical problems to begin with, each with the products that solve it. */
export function Beginnings({ items }: { items: { title: string; body: string; products: ProductId[] }[] }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul className="beginnings">
      {items.map(({ title, body, products }, index) => (
        <li key={title} data-job={jobOf(products[0]!)}>
          <Person bust={busts[index % busts.length]!} className="mb-4 size-20" />
          <h3 className="h3">{title}</h3>
          <p className="mt-3 text-muted">{body}</p>
          <p className="mt-4 flex flex-wrap gap-x-5">
            {products.map((product) => (
              <a key={product} href={href(`/products/${product}`)} className="link hue-link">
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
