import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

export interface ManualProps {
  /** The heading of the table of contents. */
  label: string;
  chapters: { title: string; links: { id: string; title: ReactNode }[] }[];
  children: ReactNode;
}

/** Renders a manual: its contents in a rail to the left (folded on a phone), its text in one column. */
export function Manual({ label, chapters, children }: ManualProps) {
  return (
    <div className="wrap grid gap-x-14 pt-6 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
      <nav aria-label={label} className="no-print max-lg:hidden">
        <div className="manual-rail sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain pb-4">
          <ManualContents chapters={chapters} />
        </div>
      </nav>
      <FoldedContents label={label} chapters={chapters} className="lg:hidden" />
      <div className="min-w-0 max-w-3xl">{children}</div>
    </div>
  );
}

/** Renders the contents on a phone, folded under one line. */
export function FoldedContents({
  label,
  chapters,
  className = "",
}: Omit<ManualProps, "children"> & { className?: string }) {
  return (
    <details className={`group no-print mb-10 border-y border-line ${className}`}>
      <summary className="flex min-h-13 items-center justify-between font-medium">
        {label}
        <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <nav aria-label={label} className="pb-5">
        <ManualContents chapters={chapters} />
      </nav>
    </details>
  );
}

export function ManualContents({ chapters }: Pick<ManualProps, "chapters">) {
  return chapters.map(({ title, links }) => (
    <div key={title} className="mb-6">
      <p className="mb-1 text-sm font-semibold">{title}</p>
      <ul className="text-sm">
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`} className="manual-link">
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export interface ManualChapterProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Renders a chapter of a manual, with a hairline above its heading. */
export function ManualChapter({ id, title, lead, children }: ManualChapterProps) {
  return (
    <section id={id} className="border-t border-line pt-10 pb-14 first:border-0 first:pt-0">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="prose mt-4">{lead}</p>}
      <div className="mt-8 stack-12">{children}</div>
    </section>
  );
}
