import { useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AdminFile } from "../data/contracts.ts";
import { download, type FileCall, type Progress, saveFile } from "../data/download.ts";
import type { Query } from "../data/query-key.ts";
import { showToast } from "../dialog/toasts.tsx";
import { RefusalNote } from "../layout/loading.tsx";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";

type ExportProps<Address extends AdminFile, Given extends Query> = FileCall<Address, Given> & {
  /** What the button for CSV says. */
  label?: string;
  /** What the file is of, where several stand on a screen: a part of the buttons' names. */
  of?: string;
};

/** Downloads the file of a call, as an Excel file or as CSV with its progress; a second press cancels. */
export function ExportButton<Address extends AdminFile, Given extends Query>({
  path,
  query,
  label,
  of,
}: ExportProps<Address, Given>) {
  const { table, cancel } = useWords("admin");
  const locale = useLocale();
  const [progress, setProgress] = useState<Progress>();
  const [refusal, setRefusal] = useState<Refusal>();
  const running = useRef<AbortController>(undefined);
  const start = async (format: "csv" | "xlsx") => {
    running.current = new AbortController();
    setRefusal(undefined);
    setProgress({ rows: 0, total: undefined });
    const outcome = await download(path, query, {
      ...(format === "csv" && { onProgress: setProgress }),
      signal: running.current.signal,
      format,
    });
    setProgress(undefined);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    saveFile(outcome.data.file, outcome.data.name);
    showToast({ text: fill(table.exported, { name: outcome.data.name }) });
  };
  const nameOf = (action: string) => (of ? `${action}: ${of}` : undefined);
  if (!progress)
    return (
      <>
        <Button kind="secondary" aria-label={nameOf(table.exportExcel)} onClick={() => void start("xlsx")}>
          <Icon name="download" className="size-4" />
          {table.exportExcel}
        </Button>
        <Button kind="secondary" aria-label={nameOf(label ?? table.export)} onClick={() => void start("csv")}>
          <Icon name="download" className="size-4" />
          {label ?? table.export}
        </Button>
        <RefusalNote refusal={refusal} />
      </>
    );
  const count = progress.rows.toLocaleString(languageTags[locale]);
  return (
    <div className="flex items-center gap-2 text-sm">
      <progress max={progress.total} value={progress.total && progress.rows} aria-label={label ?? table.export} />
      <span className="num">{fill(table.exporting, { n: count })}</span>
      <Button kind="quiet" onClick={() => running.current?.abort()}>
        {cancel}
      </Button>
    </div>
  );
}
