import { type ReactNode, type Ref, useId } from "react";

/** One part of a page of the account: what it is, and what can be done. */
export function Panel({
  title,
  lead,
  heading,
  children,
}: {
  title: string;
  lead?: string;
  /** For who gives it the focus when what was pressed is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="text-lg outline-none">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
