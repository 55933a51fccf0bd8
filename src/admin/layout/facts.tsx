import { Fragment, type ReactNode } from "react";

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
