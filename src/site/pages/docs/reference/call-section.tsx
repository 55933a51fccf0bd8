import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { Icon } from "#ui/icon.tsx";
import { CodePanel } from "../code-panel.tsx";
import { FieldList } from "../field-list.tsx";
import { Method } from "../method.tsx";
import type { Json } from "../samples/sample-request.ts";
import { dialects, writeLiteral } from "../samples/write-literal.ts";
import { writeSample } from "../samples/write-sample.ts";
import type { ReferenceCall } from "./api-reference.ts";
import { hasCode, isForIntegrators } from "./reference-pages.ts";
import { sampleCall } from "./sample-call.ts";

interface CallSectionProps {
  call: ReferenceCall;
  words: DocsWords;
  api: string;
}

/** Renders one call: its purpose, authentication, inputs and status codes; for integrators with code beside it. */
export function CallSection({ call, words: { reference, labels }, api }: CallSectionProps) {
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
