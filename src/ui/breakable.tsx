import { Fragment } from "react";

/** Renders a name without spaces, as of a column or a path, which may break after a dot, an underscore or a slash only. */
export function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
