import { jobOf, type ProductId } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import type { Bust } from "../../pictures/people/busts.ts";
import { Person } from "../../pictures/people/person.tsx";
import { Thing, type ThingId } from "../../pictures/people/thing.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Who says it, and what it is about. */
const people: readonly [Bust, ThingId][] = [
  ["bun", "bottle"],
  ["glasses", "meter"],
  ["peci", "id-card"],
  ["batik", "truck"],
];

/** Renders typical problems to begin with, each with the products that solve it. */
export function Beginnings({ items }: { items: { title: string; body: string; products: ProductId[] }[] }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul className="beginnings">
      {items.map(({ title, body, products }, index) => (
        <li key={title} data-job={jobOf(products[0]!)}>
          <Speaker index={index} />
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

function Speaker({ index }: { index: number }) {
  const [bust, thing] = people[index % people.length]!;
  return (
    <div className="relative mb-5 w-fit">
      <Person bust={bust} className="size-20" />
      <Thing
        id={thing}
        className="absolute -inset-e-5 -bottom-1 size-11 rounded-lg border border-line bg-surface p-1.5"
      />
    </div>
  );
}
