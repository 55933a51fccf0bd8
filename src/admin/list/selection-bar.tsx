import type { ReactNode } from "react";
import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";

/** What is selected, and the actions on it. */
export interface Selection {
  ids: ReadonlySet<string>;
  setIds: (ids: ReadonlySet<string>) => void;
  actions?: ReactNode;
}

/** Says how many rows are selected and offers what can be done with them. */
export function SelectionBar({ selection: { ids, setIds, actions } }: { selection: Selection }) {
  const { table } = useWords("admin");
  return (
    <div className="selection-bar">
      <p role="status" className="font-semibold">
        {fill(table.selected, { n: ids.size })}
      </p>
      {actions}
      <button type="button" className="link" onClick={() => setIds(new Set())}>
        {table.clear}
      </button>
    </div>
  );
}
