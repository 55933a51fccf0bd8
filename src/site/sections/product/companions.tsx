import type { ProductId } from "#catalogue/products.ts";
import { jobOf } from "#catalogue/products.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { IndustryTabs, type IndustryTabsProps } from "./industry-tabs.tsx";

interface CompanionsProps {
  cases: IndustryTabsProps;
  worksWith: { title: string; items: { product: ProductId; body: string }[] };
}

/** Renders where a product is used, and beside it the products that it works with. */
export function Companions({ cases, worksWith }: CompanionsProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <section className="tail">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <IndustryTabs {...cases} />
        <div>
          <h2 className="h2s mb-6">{worksWith.title}</h2>
          <ul className="rows">
            {worksWith.items.map(({ product, body }) => (
              <li key={product} data-job={jobOf(product)}>
                <a href={href(`/products/${product}`)} className="group flex items-center gap-4 py-2.5">
                  <ProductMark id={product} className="size-9 shrink-0 text-hue" />
                  <span>
                    <span className="block font-semibold group-hover:text-hue">{all.products[product].name}</span>
                    <span className="block text-sm text-muted">{body}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
