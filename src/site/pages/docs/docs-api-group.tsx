import type { LoaderFunctionArgs } from "react-router";
import { Breakable } from "#ui/breakable.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead } from "./docs-section.tsx";
import { type ReferenceGroup, readReference } from "./reference/api-reference.ts";
import { CallSection } from "./reference/call-section.tsx";
import { hasCode, isForIntegrators, type ReferencePage, referencePages } from "./reference/reference-pages.ts";
import { useApiUrl } from "./use-api-url.ts";

interface Extra {
  groups: ReferenceGroup[];
}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage<Extra>(args, async ({ openapi }, { row }) => {
    const tags: readonly string[] = referencePages[row.about as ReferencePage];
    return { groups: readReference(await openapi()).filter(({ tag }) => tags.includes(tag)) };
  });

/** Renders the calls of one part of the API, read from its specification, so that page and server cannot differ. */
export default function DocsApiGroup() {
  const { words, row, extra } = usePage<"docs", Extra>();
  const { NextStep } = useSections();
  const api = useApiUrl();
  const { reference } = words;
  const calls = extra.groups.flatMap((group) => group.calls);
  const shown = calls.filter(isForIntegrators);
  const internal = calls.filter((call) => !isForIntegrators(call));
  const { title, body } = reference.groups[row.about!]!;
  const named = shown.map(({ id, method, path }) => ({
    id,
    title: <PathLink method={method} path={path} />,
  }));
  return (
    <>
      <DocsLayout
        words={words}
        hasSamples={calls.some(hasCode)}
        contents={internal.length > 0 ? [...named, { id: "internal", title: reference.internal.title }] : named}
      >
        <DocsHead title={title} lead={body} />
        {shown.map((call) => (
          <CallSection key={call.id} call={call} words={words} api={api} />
        ))}
        {internal.length > 0 && (
          <section id="internal" className="docs-wide">
            <h2 className="docs-title">{reference.internal.title}</h2>
            <p className="prose mt-2">{reference.internal.body}</p>
          </section>
        )}
        {internal.map((call) => (
          <CallSection key={call.id} call={call} words={words} api={api} />
        ))}
      </DocsLayout>
      <NextStep {...words.next} />
    </>
  );
}

/** Renders a call's name in the list at the side. */
function PathLink({ method, path }: { method: string; path: string }) {
  return (
    <span className="docs-path" translate="no">
      {method} <Breakable name={path} />
    </span>
  );
}
