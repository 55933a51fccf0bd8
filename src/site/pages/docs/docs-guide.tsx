import type { LoaderFunctionArgs } from "react-router";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { loadPage } from "../../page.server.ts";
import { Photo } from "../../pictures/photo.tsx";
import { Blocks } from "../../sections/blocks.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, DocsSection, useApiUrl } from "./docs-parts.tsx";
import { sampleNamed } from "./samples/sample-files.ts";
import { guideResponses, problemResponses } from "./samples/site-responses.ts";

/** Whether a sample is code in several languages; the others are responses as they are sent. */
const hasLanguages = (name: string) => !name.startsWith("http-");

interface Extra {
  responses: Record<string, string>;
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, (_services, { address }) => ({
    responses: { ...guideResponses, ...problemResponses(readSet(address.locale, "problems")) },
  }));

/** Renders a page of the documentation that people wrote: text, and beside it the samples it speaks of. */
export default function DocsGuide() {
  const { words, row, origin, address, all, extra } = usePage<"docs", Extra>();
  const href = useHref();
  const { NextStep } = useSections();
  const api = useApiUrl();
  const { title, lead, parts, published, updated, author, picture, products } = words.guides.find(
    ({ slug }) => slug === row.about,
  )!;
  const { labels } = words;
  const codeOf = (names: readonly string[] = []) =>
    names.map((name) => (
      <div key={name} className="stack-4">
        {hasLanguages(name) && (
          <CodePanel title={labels.request} code={sampleNamed(name, { api, site: origin })} labels={labels} />
        )}
        {extra.responses[name] && <CodePanel title={labels.response} code={extra.responses[name]} labels={labels} />}
      </div>
    ));
  return (
    <>
      <DocsLayout words={words} contents={parts} hasSamples={parts.some(({ samples }) => samples?.some(hasLanguages))}>
        <DocsHead title={title} lead={lead}>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {author && (
              <span className="flex items-center gap-2">
                <Photo picture={author.picture} sizes="2rem" className="size-8 shrink-0 rounded-full" />
                {fill(labels.author, { name: author.name })}
              </span>
            )}
            <span>
              {updated ? labels.updated : labels.published}{" "}
              <time dateTime={updated ?? published}>{formatDay(updated ?? published, address.locale)}</time>
            </span>
            {products?.map((product) => (
              <a key={product} href={href(`/docs/${product}`)} className="link">
                {all.products[product].name}
              </a>
            ))}
          </p>
          <Photo picture={picture} sizes="(width >= 64rem) 46rem, 100vw" priority className="mt-6 rounded-lg" />
        </DocsHead>
        {parts.map(({ id, title, body, samples }) => (
          <DocsSection key={id} id={id} title={title} code={samples && codeOf(samples)}>
            <Blocks blocks={body} />
          </DocsSection>
        ))}
      </DocsLayout>
      <NextStep {...words.next} />
    </>
  );
}
