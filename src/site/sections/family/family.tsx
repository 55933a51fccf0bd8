import { productIds } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { sampleNote } from "../../pictures/products/family-picture.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../wide-section.tsx";
import { FamilyTile } from "./family-tile.tsx";

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
        {sampleNote[address.locale]}
        <a href={href("/products")} className="link inline-flex min-h-11 items-center gap-1.5">
          {common.actions.allProducts}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </p>
    </WideSection>
  );
}
