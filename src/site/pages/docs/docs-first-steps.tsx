import type { LoaderFunctionArgs } from "react-router";
import type { DocsWords } from "#content/kinds/docs.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

/** Renders for each product the aim of the first day and the steps towards it. */
export default function DocsFirstSteps() {
  const { words, all } = usePage<"docs">();
  const { Hero, Manual, NextStep } = useSections();
  const { products, next } = words;
  return (
    <>
      <Hero title={products.title} lead={products.lead} />
      <Manual
        label={words.contents}
        chapters={[
          {
            title: products.title,
            links: products.items.map(({ product }) => ({ id: `start-${product}`, title: all.products[product].name })),
          },
        ]}
      >
        <div className="stack-12">
          {products.items.map((item) => (
            <FirstSteps key={item.product} {...item} />
          ))}
        </div>
      </Manual>
      <NextStep {...next} />
    </>
  );
}

function FirstSteps({ product, aim, steps }: DocsWords["products"]["items"][number]) {
  const { all } = usePage();
  const href = useHref();
  return (
    <div id={`start-${product}`} className="grid gap-x-5 gap-y-3 sm:grid-cols-[2rem_minmax(0,1fr)]">
      <ProductMark id={product} className="size-8 text-primary" />
      <div>
        <h2 className="text-lg">
          <a href={href(`/products/${product}`)} className="hover:text-primary hover:underline">
            {all.products[product].name}
          </a>
        </h2>
        <p className="mt-1 font-medium text-ink">{aim}</p>
        <ol className="prose mt-3 list-decimal stack-1.5 ps-5 marker:text-muted">
          {steps.map((step) => (
            <li key={step} className="ps-1">
              <Inline text={step} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
