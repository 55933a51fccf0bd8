import type { ProductId } from "#catalogue/products.ts";
import { productPaths } from "./product-paths.ts";

/** Renders a product's mark, in the colour of the text around it. Decorative: the name is always beside it. */
export function ProductMark({ id, className = "size-6" }: { id: ProductId; className?: string }) {
  const [full, soft] = productPaths[id];
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} aria-hidden="true">
      {soft ? <path opacity={0.42} d={soft} /> : null}
      <path d={full} />
    </svg>
  );
}
