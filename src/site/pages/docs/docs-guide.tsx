import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "../../page.server.ts";
import { Blocks } from "../../sections/blocks.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, DocsSection } from "./docs-section.tsx";
import { sampleNamed } from "./samples/sample-files.ts";
import { guideResponses } from "./samples/site-responses.ts";
import { useApiUrl } from "./use-api-url.ts";

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

/** Renders a guide to the site's API: text, and beside it the samples it speaks of. */
export default function DocsGuide() {
  const { words, row, origin } = usePage<"docs">();
  const { NextStep } = useSections();
  const api = useApiUrl();
  const { hero, parts } = words.guides[row.about as keyof typeof words.guides];
  const { labels } = words;
  const codeOf = (names: readonly string[] = []) =>
    names.map((name) => (
      <div key={name} className="stack-4">
        {!name.startsWith("http-") && (
          <CodePanel title={labels.request} code={sampleNamed(name, { api, site: origin })} labels={labels} />
        )}
        {guideResponses[name] && <CodePanel title={labels.response} code={guideResponses[name]} labels={labels} />}
      </div>
    ));
  return (
    <>
      <DocsLayout words={words} contents={parts}>
        <DocsHead {...hero} />
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
