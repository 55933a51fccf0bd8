import type { LoaderFunctionArgs } from "react-router";
import { jobOf } from "#catalogue/products.ts";
import type { ChangelogEntry, ChangelogWords } from "#content/kinds/changelog.ts";
import { readSet } from "#content/read-set.server.ts";
import { formatDay } from "#time/format.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { Blocks } from "../../sections/blocks.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, DocsSection, useApiUrl } from "./docs-parts.tsx";
import { sampleNamed } from "./samples/sample-files.ts";
import { guideResponses } from "./samples/site-responses.ts";

/** Entries of the changelog on the page. */
const latestChanges = 4;

interface Extra {
  latest: ChangelogEntry[];
  kinds: ChangelogWords["kinds"];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { address }) => {
    const { entries, kinds } = readSet(address.locale, "changelog");
    return { latest: entries.slice(0, latestChanges), kinds };
  });

/** Renders the first page of the documentation: where to begin by role, the first call, products and changes. */
export default function Docs() {
  const { words, common, origin } = usePage<"docs", Extra>();
  const { NextStep } = useSections();
  const href = useHref();
  const api = useApiUrl();
  const { hero, tasks, start, products, changes, labels } = words;
  const [guide] = words.guides;
  return (
    <>
      <DocsLayout words={words} contents={[tasks, start, products, changes]} hasSamples>
        <div className="docs-section docs-columns docs-first">
          <div className="docs-prose">
            <DocsHead {...hero} name={common.labels.docs}>
              <div className="mt-6">
                <Buttons
                  items={[
                    { href: href(`/docs/${guide!.slug}`), label: guide!.title },
                    { href: href("/docs/api"), label: words.reference.hero.title },
                  ]}
                />
              </div>
            </DocsHead>
          </div>
          <div className="docs-code">
            <CodePanel title={labels.request} code={sampleNamed("packages", { api, site: origin })} labels={labels} />
            <CodePanel title={labels.response} code={guideResponses.packages!} labels={labels} />
          </div>
        </div>
        <Tasks tasks={tasks} />
        <DocsSection id={start.id} title={start.title}>
          <Blocks blocks={start.body} />
        </DocsSection>
        <Products products={products} />
        <Changes changes={changes} />
      </DocsLayout>
      <NextStep {...words.next} />
    </>
  );
}

type Words = ReturnType<typeof usePage<"docs">>["words"];

function Tasks({ tasks: { id, title, roles } }: Pick<Words, "tasks">) {
  const href = useHref();
  return (
    <section id={id} className="docs-wide">
      <h2 className="docs-title">{title}</h2>
      <div className="docs-roles">
        {roles.map(({ role, items }) => (
          <div key={role} className="docs-role">
            <h3 className="text-base font-semibold">{role}</h3>
            <ul className="mt-2">
              {items.map(({ label, href: path }) => (
                <li key={label}>
                  <a href={href(path)} className="docs-task">
                    {label}
                    <Icon name="arrow-right" className="size-4 shrink-0" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Products({ products: { id, title, lead, items } }: Pick<Words, "products">) {
  const { all } = usePage();
  const href = useHref();
  return (
    <section id={id} className="docs-wide">
      <h2 className="docs-title">{title}</h2>
      <p className="prose mt-3">{lead}</p>
      <ul className="docs-cards">
        {items.map(({ product, aim }) => (
          <li key={product}>
            <a href={href(`/docs/${product}`)} className="docs-card" data-job={jobOf(product)}>
              <ProductMark id={product} className={`size-8 text-hue vt-${product}`} />
              <span className="font-semibold text-ink sm:mt-3">{all.products[product].name}</span>
              <span className="text-sm text-muted sm:mt-1">{aim}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes: { id, title, lead, all } }: Pick<Words, "changes">) {
  const { address, extra } = usePage<"docs", Extra>();
  const href = useHref();
  return (
    <section id={id} className="docs-wide">
      <h2 className="docs-title">{title}</h2>
      <p className="prose mt-3">{lead}</p>
      <ol className="mt-6 stack-6 border-s border-line ps-5">
        {extra.latest.map(({ slug, published, kind, title }) => (
          <li key={slug}>
            <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
              <time dateTime={published}>{formatDay(published, address.locale)}</time>
              <span className="tag">{extra.kinds[kind]}</span>
            </p>
            <h3 className="mt-1.5 text-base font-semibold">
              <a href={href(`/changelog#${slug}`)} className="hover:text-primary">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ol>
      <a href={href("/changelog")} className="btn btn-secondary mt-6">
        {all}
      </a>
    </section>
  );
}
