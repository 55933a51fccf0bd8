import type { ReactNode } from "react";
import { usePage } from "../use-page.ts";
import { Crumbs } from "./crumbs.tsx";
import { Inline } from "./inline.tsx";
import { Title } from "./title.tsx";

export interface LongTextProps {
  title: string;
  lead: string;
  /** When it was last changed. */
  updated: ReactNode;
  notice: string;
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** Renders a long text with its table of contents at the left. */
export function LongText({ title, lead, updated, notice, contents, children }: LongTextProps) {
  return (
    <article className="wrap pt-8 pb-24">
      <Crumbs />
      <Title className="mt-6 max-w-3xl h1">{title}</Title>
      <p className="lead mt-6">
        <Inline text={lead} />
      </p>
      <p className="mt-4 text-sm text-muted">{updated}</p>
      <p className="mt-6 max-w-3xl rounded-md border border-line bg-accent-soft px-5 py-4 text-sm">{notice}</p>
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <Contents contents={contents} className="lg:sticky lg:top-28 lg:self-start" />
        <div className="stack-12">{children}</div>
      </div>
    </article>
  );
}

/** Renders the links to the parts of a text. */
export function Contents({ contents, className }: Pick<LongTextProps, "contents"> & { className: string }) {
  const { labels } = usePage().common;
  return (
    <nav aria-label={labels.onThisPage} className={`no-print text-sm ${className}`}>
      <p className="menu-title">{labels.onThisPage}</p>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-muted max-lg:py-3 hover:text-primary">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
