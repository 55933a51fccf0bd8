import type { ReactNode } from "react";
import { Inline } from "../../sections/inline.tsx";
import { Title } from "../../sections/title.tsx";
import { usePage } from "../../use-page.ts";

/** Renders the head of a page of the documentation. */
export function DocsHead({ name, title, lead, children }: DocsHeadProps) {
  return (
    <header className="docs-head">
      {name && <p className="mb-3 flex items-center gap-2.5 font-semibold text-hue">{name}</p>}
      <Title className="h2">{title}</Title>
      <p className="lead mt-4">
        <Inline text={lead} />
      </p>
      {children}
    </header>
  );
}

interface DocsHeadProps {
  name?: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

interface DocsSectionProps {
  id: string;
  title: ReactNode;
  /** Code beside the text, which stays in view while the text scrolls. */
  code?: ReactNode;
  children: ReactNode;
}

/** Renders a section: its text, and its code beside it where there is room, below it where there is none. */
export function DocsSection({ id, title, code, children }: DocsSectionProps) {
  return (
    <section id={id} className={`docs-section ${code ? "docs-columns" : ""}`}>
      <div className="docs-prose">
        <h2 className="docs-title">
          <a href={`#${id}`}>{title}</a>
        </h2>
        {children}
      </div>
      {code && <div className="docs-code">{code}</div>}
    </section>
  );
}

interface DescribedField {
  name: string;
  kind: string;
  required: boolean;
  bounds: string;
  text?: string | undefined;
}

/** Renders the fields of a request or response: name, kind, bounds, and what they mean. */
export function FieldList({ title, fields, required }: { title: string; fields: DescribedField[]; required: string }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="rows mt-2 text-sm">
        {fields.map(({ name, kind, bounds, text, ...field }) => (
          <div key={name} className="py-2.5">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-code font-medium text-ink wrap-anywhere">{name}</code>
              <span className="font-code text-xs text-muted wrap-anywhere">
                {kind}
                {bounds && ` · ${bounds}`}
              </span>
              {field.required && <span className="docs-required">{required}</span>}
            </dt>
            <dd className="mt-0.5 text-muted empty:mt-0">{text && <Inline text={text} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders a call's method as a chip with its path beside it, on one line. */
export function Method({ method, path }: { method: string; path: string }) {
  return (
    <span className="method" translate="no">
      <b className="verb" data-verb={method}>
        {method}
      </b>
      <span className="min-w-0 truncate">{path}</span>
    </span>
  );
}

/** Returns the whole URL of the site's API, so that samples can be pasted unchanged. */
export function useApiUrl(): string {
  const { origin, apiBase } = usePage();
  return apiBase.startsWith("/") ? origin + apiBase : apiBase;
}
