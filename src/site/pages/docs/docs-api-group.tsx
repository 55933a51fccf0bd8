import type { LoaderFunctionArgs } from "react-router";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { Breakable } from "#ui/breakable.tsx";
import { Icon } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { CodePanel } from "./code-panel.tsx";
import { DocsLayout } from "./docs-layout.tsx";
import { DocsHead, FieldList, Method, useApiUrl } from "./docs-parts.tsx";
import { type ReferenceCall, type ReferenceGroup, readReference } from "./reference/api-reference.ts";
import { hasCode, isForIntegrators, type ReferencePage, referencePages } from "./reference/reference-pages.ts";
import type { Json, SampleRequest } from "./samples/sample-request.ts";
import { dialects, writeLiteral } from "./samples/write-literal.ts";
import { writeSample } from "./samples/write-sample.ts";

/** Optional parameters without which a sample would show little. */
const usefulQueries: Record<string, string> = {
  "/packages": "product=big-social",
  "/voucher": "code=HEMAT3",
  "/search": "locale=id",
};

/** Returns the request of a call with the examples of its specification. */
export function sampleCall({ method, path, bearer, inputs, examples }: ReferenceCall): SampleRequest {
  const example = (name: string) => encodeURIComponent(String(examples.parameters[name]));
  const namesIn = (location: "query" | "headers") =>
    inputs.filter((input) => input.location === location).flatMap(({ fields }) => fields.filter((f) => f.required));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example(name));
  const query = namesIn("query").map(({ name }) => `${name}=${example(name)}`);
  if (usefulQueries[path]) query.push(usefulQueries[path]);
  const headers = namesIn("headers").map(
    ({ name }) =>
      [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), String(examples.parameters[name])] as const,
  );
  return {
    method,
    path: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(bearer ? { bearer: "TOKEN" as const } : {}),
    ...(examples.body === undefined ? {} : { body: examples.body as Json }),
    noJson: examples.response === undefined,
  };
}

interface CallSectionProps {
  call: ReferenceCall;
  words: DocsWords;
  api: string;
}

/** Renders one call: its purpose, authentication, inputs and status codes; for integrators with code beside it. */
function CallSection({ call, words: { reference, labels }, api }: CallSectionProps) {
  const { id, method, path, summary, examples } = call;
  const description = reference.calls[`${method} ${path}`];
  return (
    <section id={id} className={`docs-section docs-call ${hasCode(call) ? "docs-columns" : ""}`} data-filter>
      <div className="docs-prose">
        <h2 className="docs-call-title">
          <a href={`#${id}`}>
            <Method method={method} path={path} />
          </a>
        </h2>
        <p className="prose mt-3" lang={description ? undefined : "en"}>
          {description ?? summary}
        </p>
        <Facts call={call} words={reference} />
        <Inputs call={call} words={reference} />
      </div>
      {hasCode(call) && (
        <div className="docs-code">
          <CodePanel title={labels.request} code={writeSample(sampleCall(call), api)} labels={labels} />
          {examples.response !== undefined && (
            <CodePanel
              title={labels.response}
              code={writeLiteral(examples.response as Json, dialects.json)}
              labels={labels}
            />
          )}
        </div>
      )}
    </section>
  );
}

type Words = DocsWords["reference"];

function Facts({ call: { bearer, path, statuses }, words }: { call: ReferenceCall; words: Words }) {
  const bySession = /^\/auth\/(token|sign-out)$/.test(path);
  return (
    <p className="mt-3 flex items-center gap-x-4 gap-y-1 text-sm text-muted max-sm:flex-col max-sm:items-start">
      {(bearer || bySession) && (
        <span className="inline-flex items-center gap-1.5 text-ink">
          <Icon name="lock" className="size-4" />
          {bearer ? words.bearer : words.session}
        </span>
      )}
      <span className="num">
        {words.answers} {statuses.join(" · ")}
      </span>
    </p>
  );
}

/** Renders the inputs, open for integrators; those of the site's own plumbing are folded. */
function Inputs({ call, words }: { call: ReferenceCall; words: Words }) {
  const lists = call.inputs.map(({ location, fields }) => (
    <FieldList
      key={location}
      title={words[location]}
      required={words.required}
      fields={fields.map((field) => ({
        ...field,
        text: words.fields[`${call.method} ${call.path} ${field.name}`] ?? words.fields[field.name],
      }))}
    />
  ));
  if (lists.length === 0 || isForIntegrators(call)) return lists;
  return (
    <details className="group mt-1 text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary">
        {call.inputs.map(({ location }) => words[location]).join(", ")}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      {lists}
    </details>
  );
}

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
