import { jobOf, type ProductId } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { FamilyPicture } from "../../pictures/products/family-picture.tsx";
import { useHref, usePage } from "../../use-page.ts";

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
