import type { ReactNode } from "react";
import { Inline } from "../../sections/inline.tsx";
import { Title } from "../../sections/title.tsx";

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
