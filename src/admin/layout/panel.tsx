import { type ReactNode, useId } from "react";

/** Renders a part of a screen with its own heading. */
export function Panel({
  title,
  actions,
  children,
  className = "",
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="panel-title">
          {title}
        </h2>
        {actions}
      </div>
      <div className="panel-body">{children}</div>
    </section>
  );
}
