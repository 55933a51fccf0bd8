import { contentName, isSoldOnline } from "#catalogue/products.ts";
import { useHref, usePage } from "../use-page.ts";

interface ButtonsProps {
  /** The first is the primary one, unless all are `secondary`. */
  items: readonly { href: string; label: string }[];
  secondary?: boolean;
  /** Whether they stand below each other where there is little room: long labels have no certain room beside each other. */
  stacked?: boolean;
  className?: string;
}

/** Renders links as a row of buttons. */
export function Buttons({ items, secondary, stacked, className = "" }: ButtonsProps) {
  return (
    <div className={`flex flex-wrap gap-2 ${stacked ? "stacked" : ""} ${className}`}>
      {items.map(({ href, label }, index) => (
        <a key={href} href={href} className={`btn ${index === 0 && !secondary ? "btn-primary" : "btn-secondary"}`}>
          {label}
        </a>
      ))}
    </div>
  );
}

interface ContactActionsProps {
  product?: string | undefined;
  /** The address of a live demo, which comes first. */
  liveDemo?: string | undefined;
}

/** Renders a page's buttons: request a demo and, for a product with prices, see packages; not on the pricing page. */
export function ContactActions({ product, liveDemo }: ContactActionsProps) {
  const { address, common } = usePage();
  const href = useHref();
  const { tryDemo, demo, choose, seePackages } = common.actions;
  const items = liveDemo ? [{ href: liveDemo, label: tryDemo }] : [];
  items.push({ href: href(product ? `/contact-us?product=${product}` : "/contact-us"), label: demo });
  if (product !== undefined && isSoldOnline(product))
    items.push({ href: href(`/choosing-${contentName(product)}`), label: choose });
  else if (!product && address.path !== "/products/pricing")
    items.push({ href: href("/products/pricing"), label: seePackages });
  return <Buttons stacked={!product} items={items} />;
}
