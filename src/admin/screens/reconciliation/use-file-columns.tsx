import { useMemo } from "react";
import type { SettlementFileRow } from "#shop/settlements/settlement-view.ts";
import { ActorName } from "../../history/audit-names.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { useWords } from "../../words/use-words.ts";
import { FileState } from "./file-state.tsx";
import { useFilePeriod } from "./use-file-period.ts";

/** Returns the columns of the list of settlement files. */
export function useFileColumns(): Column<SettlementFileRow>[] {
  const words = useWords("admin-reconciliation");
  const periodOf = useFilePeriod();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes with the words.
  return useMemo(() => {
    const { columns, formats } = words;
    return [
      { id: "file", header: columns.file, cell: ({ name }) => name, width: "minmax(14rem, 1.5fr)" },
      { id: "state", header: columns.state, cell: ({ state }) => <FileState state={state} />, width: 130 },
      {
        id: "source",
        header: columns.source,
        cell: ({ format, source }) => (format === "other" ? source : formats[format]),
        width: 150,
      },
      { id: "period", header: columns.period, cell: periodOf, width: "minmax(14rem, 1.2fr)" },
      { id: "uploaded", header: columns.uploaded, cell: ({ uploaded_at }) => <When date={uploaded_at} />, width: 170 },
      { id: "by", header: columns.by, cell: ({ uploaded_by }) => <ActorName by={uploaded_by} />, width: 130 },
    ];
  }, [words]);
}
