import { type ReactNode, type Ref, useId } from "react";

/** Renders one section of a page of the account, with its title and introduction. */
export function AccountCard({
  title,
  lead,
  heading,
  children,
}: {
  title: string;
  lead?: string;
  /** Makes the heading focusable, for when the pressed button is gone. */
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
