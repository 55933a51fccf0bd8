import { Inline } from "../inline.tsx";
import { Contents, type LongTextProps } from "../long-text.tsx";
import { Title } from "../title.tsx";

/** Renders a long text as panes: title and contents stay at the left edge, the text lies on a sheet beside them. */
export function LongText({ title, lead, updated, notice, contents, children }: LongTextProps) {
  return (
    <article className="sheet">
      <div className="sheet-head">
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        <p className="mt-4 text-sm text-muted">{updated}</p>
        <Contents contents={contents} className="mt-8" />
      </div>
      <div className="sheet-text">
        <p className="rounded-md border border-line bg-accent-soft px-5 py-4 text-sm">{notice}</p>
        {children}
      </div>
    </article>
  );
}
