import { contentName, isSoldOnline } from "#catalogue/products.ts";
import { useHref, usePage } from "../use-page.ts";

/** Renders a page's buttons: request a demo and, for a product with prices, see packages; not on the pricing page. */
export function ContactActions({ product }: { product?: string }) {
  const { address, common } = usePage();
  const href = useHref();
  const sold = product !== undefined && isSoldOnline(product);
  return (
    <>
      <a href={href(product ? `/contact-us?product=${product}` : "/contact-us")} className="btn btn-primary">
        {common.actions.demo}
      </a>
      {(sold || !product) && address.path !== "/products/pricing" && (
        <a href={href(sold ? `/choosing-${contentName(product)}` : "/products/pricing")} className="btn btn-secondary">
          {common.actions[sold ? "choose" : "seePackages"]}
        </a>
      )}
    </>
  );
}
