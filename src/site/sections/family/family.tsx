import { jobOf, type ProductId, productIds } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { inLanguage } from "../../pictures/kit/words.ts";
import { FamilyPicture, sampleNote } from "../../pictures/products/family-picture.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../section.tsx";

/** Renders all products as a bento of tiles, each with a piece of its screen. */
export function Family({ title, lead }: { title: string; lead: string }) {
  const { common, address } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="family">
        {productIds.map((product) => (
          <li key={product}>
            <FamilyTile product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm text-muted">
        {inLanguage(sampleNote, address.locale)}
        <a href={href("/products")} className="link inline-flex min-h-11 items-center gap-1.5">
          {common.actions.allProducts}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </p>
    </WideSection>
  );
}

/** Renders a product as a tile in the hue of its job: glyph, name, line, and a piece of its screen. */
export function FamilyTile({ product, note }: { product: ProductId; note?: string }) {
  const { all, address } = usePage();
  const href = useHref();
  const { name, line } = all.products[product];
  return (
    <a href={href(`/products/${product}`)} className="family-tile" data-job={jobOf(product)}>
      <span className="family-name">
        <ProductMark id={product} className={`size-7 vt-${product}`} />
        {name}
      </span>
      <span className="text-muted">{line}</span>
      {note && <span className="num text-sm font-medium">{note}</span>}
      <FamilyPicture product={product} locale={address.locale} />
    </a>
  );
}
