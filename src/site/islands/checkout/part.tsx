import { type ReactNode, type Ref, useId } from "react";

/** Renders one section of the checkout, below a thin line. */
export function Part({
  title,
  heading,
  aside,
  children,
}: {
  title: string;
  /** For a heading that takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 first:border-0 first:pt-0">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined} className="text-lg outline-none">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
