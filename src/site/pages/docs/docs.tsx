import type { LoaderFunctionArgs } from "react-router";
import type { DocsWords } from "#content/kinds/docs.ts";
import { formatDay } from "#time/format.ts";
import { Icon } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { Blocks } from "../../sections/blocks.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { fillApiUrl } from "../../write-calls.ts";
import { CallPicture } from "./call-picture.tsx";

interface Extra {
  offer: PackageOffer | null;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ packages }, { address }) => ({
    offer: (await packages(address.locale)).find(({ id }) => id === "big-social-starter") ?? null,
  }));

/**
 * Renders the documentation: how to begin, calls with curl, webhooks, changes. First steps and reference have own
 * pages.
 */
export default function Docs() {
  const { words, common, origin, apiBase, extra } = usePage<"docs", Extra>();
  const { Hero, Manual, ManualChapter, NextStep } = useSections();
  const href = useHref();
  const { basics, products, calls, webhooks, changes, reference } = words;
  const base = apiBase.startsWith("/") ? origin + apiBase : apiBase;
  const link = ({ id, title }: { id: string; title: string }) => ({ id, title });
  const parts = (chapter: DocsWords["calls"]) =>
    chapter.parts.map(({ id, title, body }) => (
      <div key={id} id={id}>
        <h3 className="mb-4 text-xl">{title}</h3>
        <Blocks blocks={fillApiUrl(body, base)} />
      </div>
    ));
  return (
    <>
      <Hero
        {...words.hero}
        name={common.labels.docs}
        actions={
          <>
            <a href={href("/docs/api")} className="btn btn-primary">
              {reference.link}
            </a>
            <a href={href("/docs/first-steps")} className="btn btn-secondary">
              {products.title}
            </a>
          </>
        }
        picture={<CallPicture base={base} offer={extra.offer} />}
      />
      <Manual
        label={words.contents}
        chapters={[
          { title: basics.title, links: [...basics.parts.map(link), link(products)] },
          { title: calls.title, links: calls.parts.map(link) },
          { title: webhooks.title, links: [...webhooks.parts.map(link), link(changes)] },
        ]}
      >
        <ManualChapter title={basics.title}>{parts(basics)}</ManualChapter>
        <ManualChapter id={products.id} title={products.title} lead={products.lead}>
          <ProductLinks items={products.items} />
        </ManualChapter>
        <ManualChapter title={calls.title}>
          {parts(calls)}
          <a href={href("/docs/api")} className="link inline-flex min-h-11 items-center gap-2">
            {reference.link}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </ManualChapter>
        <ManualChapter title={webhooks.title}>{parts(webhooks)}</ManualChapter>
        <ManualChapter id={changes.id} title={changes.title} lead={changes.lead}>
          <Changes items={changes.items} />
        </ManualChapter>
      </Manual>
      <NextStep {...words.next} />
    </>
  );
}

function ProductLinks({ items }: { items: DocsWords["products"]["items"] }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {items.map(({ product }) => (
        <li key={product}>
          <a href={href(`/docs/first-steps#start-${product}`)} className="manual-link">
            {all.products[product].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Changes({ items }: { items: DocsWords["changes"]["items"] }) {
  const { address } = usePage();
  return (
    <ol className="stack-8 border-s border-line ps-6">
      {items.map(({ day, kind, title, body }) => (
        <li key={title}>
          <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
            <time dateTime={day}>{formatDay(day, address.locale)}</time>
            <span className="tag">{kind}</span>
          </p>
          <h3 className="mt-2 text-lg">{title}</h3>
          <p className="prose mt-1">
            <Inline text={body} />
          </p>
        </li>
      ))}
    </ol>
  );
}
