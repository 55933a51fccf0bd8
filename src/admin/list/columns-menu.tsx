import { useId } from "react";
import { useWords } from "../words/use-words.ts";
import type { Column } from "./column.ts";

interface ColumnsMenuProps {
  table: {
    getAllLeafColumns: () => { id: string; getIsVisible: () => boolean; toggleVisibility: (value?: boolean) => void }[];
  };
  columns: readonly Pick<Column<never>, "id" | "header">[];
}

/** Chooses which columns are shown; the first names the row and stays. */
export function ColumnsMenu({ table, columns }: ColumnsMenuProps) {
  const { table: words } = useWords("admin");
  const id = useId();
  const headers = new Map(columns.map(({ id: column, header }) => [column, header]));
  return (
    <div className="ms-auto max-md:hidden">
      <button type="button" className="link" popoverTarget={id}>
        {words.columns}
      </button>
      <div id={id} popover="auto" role="group" className="pop-menu pop-up" aria-label={words.columns}>
        {table
          .getAllLeafColumns()
          .slice(1)
          .map((column) => (
            <label key={column.id} className="pop-item">
              <input
                type="checkbox"
                checked={column.getIsVisible()}
                onChange={({ target }) => column.toggleVisibility(target.checked)}
              />
              {headers.get(column.id)}
            </label>
          ))}
      </div>
    </div>
  );
}
