import { FoldedContents, type ManualChapterProps, ManualContents, type ManualProps } from "../manual.tsx";

/** Renders the contents as a tile to the right of the text; the text in tiles of its own. */
export function Manual({ label, chapters, children }: ManualProps) {
  return (
    <div className="wrap grid gap-x-4 pb-20 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <FoldedContents label={label} chapters={chapters} className="lg:hidden" />
      <div className="min-w-0 stack-4">{children}</div>
      <nav aria-label={label} className="no-print max-lg:hidden">
        <div className="tile manual-rail sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain">
          <ManualContents chapters={chapters} />
        </div>
      </nav>
    </div>
  );
}

export function ManualChapter({ id, title, lead, children }: ManualChapterProps) {
  return (
    <section id={id} className="tile">
      <h2 className="text-3xl ">{title}</h2>
      {lead && <p className="prose mt-4">{lead}</p>}
      <div className="mt-8 stack-12">{children}</div>
    </section>
  );
}
