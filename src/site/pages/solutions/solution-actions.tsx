import type { ProductId } from "#catalogue/products.ts";
import { Buttons } from "../../sections/actions/buttons.tsx";
import { useHref, usePage } from "../../use-page.ts";
import type { SolutionExtra } from "./solution-extra.ts";

/** Renders the buttons of an industry's hero: a demo, and the product that its picture shows. */
export function SolutionActions({ product }: { product: ProductId }) {
  const { all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  const see = extra.labels.see.replace("{product}", all.products[product].name);
  return (
    <Buttons
      stacked
      items={[
        { href: href(`/contact-us?product=${product}`), label: common.actions.demo },
        { href: href(`/products/${product}`), label: see },
      ]}
    />
  );
}
