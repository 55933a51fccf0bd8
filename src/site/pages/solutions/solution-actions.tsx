import type { ProductId } from "#catalogue/products.ts";
import { useHref, usePage } from "../../use-page.ts";
import type { SolutionExtra } from "./solution-extra.ts";

/** Renders the buttons of an industry's hero: a demo, and the product that its picture shows. */
export function SolutionActions({ product }: { product: ProductId }) {
  const { all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  return (
    <>
      <a href={href(`/contact-us?product=${product}`)} className="btn btn-primary">
        {common.actions.demo}
      </a>
      <a href={href(`/products/${product}`)} className="btn btn-secondary">
        {extra.labels.see.replace("{product}", all.products[product].name)}
      </a>
    </>
  );
}
