import { jobOf, type ProductId, productIds } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the way to the next product of the family; its glyph grows into that page's. */
export function NextProduct({ product }: { product: ProductId }) {
  const { all, common } = usePage();
  const href = useHref();
  const next = productIds[(productIds.indexOf(product) + 1) % productIds.length]!;
  const { name, line } = all.products[next];
  return (
    <nav aria-label={common.labels.nextProduct} className="ground-tint no-print" data-job={jobOf(next)}>
      <a href={href(`/products/${next}`)} className="group wrap flex items-center gap-5 py-3.5 sm:gap-6">
        <ProductMark id={next} className={`vt-${next} size-12 shrink-0 text-hue`} />
        <span className="grow">
          <span className="block text-sm text-muted">{common.labels.nextProduct}</span>
          <span className="block font-display text-2xl/tight font-bold group-hover:text-hue">{name}</span>
          <span className="block text-muted">{line}</span>
        </span>
        <Icon name="arrow-right" className="size-7 shrink-0 text-hue" />
      </a>
    </nav>
  );
}
