import type { LoaderFunctionArgs } from "react-router";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, DocsSection, FieldList, Method } from "./docs-parts.tsx";
import { dialects, writeLiteral } from "./samples/write-literal.ts";
import { writeSample } from "./samples/write-sample.ts";
import { type SpecimenCall, specimenBase } from "./specimens/specimen-call.ts";
import { specimens } from "./specimens/specimens.ts";

const callAnchor = ({ path }: Pick<SpecimenCall, "path">) => path.slice(1).replace(/\W+/g, "-").replace(/-$/, "");

interface SpecimenSectionProps {
  call: SpecimenCall;
  words: DocsWords["products"]["calls"][string];
  docs: DocsWords;
}

/** Renders a call of a product's API, marked as a specimen wherever it shows code. */
function SpecimenSection({ call, words, docs: { labels, products } }: SpecimenSectionProps) {
  const { method, path, sample, body, response, fields } = call;
  const request = writeSample(
    { method, path: sample, bearer: "BIGSUITE_KEY", ...(body === undefined ? {} : { body }) },
    specimenBase,
  );
  return (
    <DocsSection
      id={callAnchor(call)}
      title={words.title}
      code={
        <>
          <CodePanel
            title={<Method method={method} path={path} />}
            code={request}
            labels={labels}
            note={labels.specimen}
          />
          <CodePanel
            title={labels.response}
            code={writeLiteral(response, dialects.json)}
            labels={labels}
            note={labels.specimen}
          />
        </>
      }
    >
      <p className="mb-3">
        <Method method={method} path={path} />
      </p>
      <p className="prose">
        <Inline text={words.body} />
      </p>
      <FieldList
        title={products.field}
        required={products.required}
        fields={fields.map(([name, kind, required]) => ({
          name,
          kind,
          required: required !== undefined,
          bounds: "",
          text: words.fields[name],
        }))}
      />
    </DocsSection>
  );
}

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
