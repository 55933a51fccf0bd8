import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, Method, useApiUrl } from "./docs-parts.tsx";
import { type ReferenceGroup, readReference } from "./reference/api-reference.ts";
import { isForIntegrators, type ReferencePage, referencePages } from "./reference/reference-pages.ts";

interface Extra {
  groups: ReferenceGroup[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ openapi }) => ({ groups: readReference(await openapi()) }));

/** Renders the list of every call of the API, read from its OpenAPI specification, each with a link to its page. */
export default function DocsApi() {
  const { words, extra, apiBase } = usePage<"docs", Extra>();
  const { NextStep } = useSections();
  const href = useHref();
  const api = useApiUrl();
  const { reference, pages } = words;
  const listed = (Object.keys(referencePages) as ReferencePage[]).map((page) => ({
    page,
    id: page,
    title: pages[`/docs/api/${page}`]!,
    calls: extra.groups
      .filter(({ tag }) => (referencePages[page] as readonly string[]).includes(tag))
      .flatMap(({ calls }) => calls),
  }));
  return (
    <>
      <DocsLayout words={words} contents={[]} hasSamples={false}>
        <DocsHead {...reference.hero}>
          <p className="docs-base">
            <code translate="no">{api}</code>
            <a href={`${apiBase}/openapi.json`} className="btn btn-secondary" download>
              {reference.download}
            </a>
          </p>
        </DocsHead>
        {listed.map(({ page, title, calls }) => (
          <section key={page} id={page} className="docs-wide">
            <h2 className="docs-title">
              <a href={href(`/docs/api/${page}`)}>{title}</a>
            </h2>
            <p className="prose mt-2">
              <Inline text={reference.groups[page]!.body} />
            </p>
            <ul className="docs-index">
              {calls
                .toSorted((a, b) => Number(isForIntegrators(b)) - Number(isForIntegrators(a)))
                .map(({ id, method, path }) => (
                  <li key={id} data-filter>
                    <a href={href(`/docs/api/${page}#${id}`)}>
                      <Method method={method} path={path} />
                      <span>{reference.calls[`${method} ${path}`]}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </DocsLayout>
      <NextStep {...words.next} />
    </>
  );
}
