import type { ReactNode } from "react";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";

export interface TileProps {
  title: string;
  /** The product whose screen it shows: its hue, and a link to its page at the head. */
  product?: ProductId;
  /** A link at the head of a tile that shows no product. */
  more?: { label: string; href: string };
  /** Of the four columns and rows: 1 x 1, 2 x 1, 2 x 2, or 1 x 2. */
  size: "small" | "wide" | "large" | "tall";
  children: ReactNode;
}

/** Renders a tile of the control room: its head is the title bar of a window, below it the screen. */
export function Tile({ title, product, more, size, children }: TileProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <article className="room-tile" data-size={size} data-job={product && jobOf(product)}>
      <header className="room-head">
        <h3>{title}</h3>
        {product && (
          <a href={href(`/products/${product}`)} className="hue-link">
            <ProductMark id={product} className="size-4" />
            {all.products[product].name}
          </a>
        )}
        {more && (
          <a href={href(more.href)} className="text-primary">
            {more.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
      </header>
      <div className="room-screen">{children}</div>
    </article>
  );
}
