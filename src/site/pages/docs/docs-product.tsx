import type { LoaderFunctionArgs } from "react-router";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, DocsSection } from "./docs-section.tsx";
import { callAnchor, SpecimenSection } from "./specimen-section.tsx";
import { specimens } from "./specimens/specimens.ts";

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

/** Renders the documentation of one product: its first day, then its API as a specimen. */
export default function DocsProduct() {
  const { words, row, all } = usePage<"docs">();
  const { NextStep } = useSections();
  const href = useHref();
  const { products } = words;
  const product = row.about as ProductId;
  const { aim, steps, access } = products.items.find((item) => item.product === product)!;
  const calls = specimens[product] ?? [];
  const { name } = all.products[product];
  const wordsOf = ({ method, path }: { method: string; path: string }) => products.calls[`${method} ${path}`]!;
  const contents = [
    { id: "first-day", title: products.steps },
    { id: "access", title: calls.length > 0 ? products.api : products.noApi },
    ...calls.map((call) => ({ id: callAnchor(call), title: wordsOf(call).title })),
  ];
  return (
    <div data-job={jobOf(product)}>
      <DocsLayout words={words} contents={contents} hasSamples={calls.length > 0}>
        <DocsHead name={<ProductMark id={product} className={`size-10 vt-${product}`} />} title={name} lead={aim}>
          <a href={href(`/products/${product}`)} className="link mt-4 inline-flex min-h-11 items-center gap-2">
            {products.page}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </DocsHead>
        <DocsSection id="first-day" title={products.steps}>
          <ol className="docs-steps">
            {steps.map((step) => (
              <li key={step}>
                <Inline text={step} />
              </li>
            ))}
          </ol>
        </DocsSection>
        <DocsSection id="access" title={calls.length > 0 ? products.api : products.noApi}>
          <p className="prose">
            <Inline text={access} />
          </p>
          {calls.length > 0 && (
            <aside className="docs-specimen">
              <p className="font-semibold text-ink">{products.specimen.title}</p>
              <p className="mt-1">
                <Inline text={products.specimen.body} />
              </p>
            </aside>
          )}
        </DocsSection>
        {calls.map((call) => (
          <SpecimenSection key={call.path} call={call} words={wordsOf(call)} docs={words} />
        ))}
      </DocsLayout>
      <NextStep {...words.next} />
    </div>
  );
}
