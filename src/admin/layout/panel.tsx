import { Fragment, type ReactNode, useId } from "react";

/** Renders a part that has nothing to show as one line: its name, and why it is empty. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel empty-part" aria-labelledby={id}>
      <h2 id={id} className="panel-title">
        {title}
      </h2>
      <p>{children}</p>
    </section>
  );
}

/** Renders a part of a screen with its own heading. */
export function Panel({
  title,
  actions,
  children,
  className = "",
  flush = false,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Whether the content reaches the edges, as rows do. */
  flush?: boolean;
}) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="panel-title">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      <div className={flush ? "" : "panel-body"}>{children}</div>
    </section>
  );
}

/** Labels with their values; a value that is undefined or null is shown as a dash. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode] | false | undefined)[] }) {
  return (
    <dl className="facts">
      {rows
        .filter((row) => row !== false && row !== undefined)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined || value === null || value === "" ? "–" : value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
