import { type ReportDimension, reportDimensions } from "#growth/campaigns/report.ts";
import type { ReportView } from "#growth/campaigns/report-view.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveCsv } from "../../../data/download.ts";
import { Panel } from "../../../layout/panel.tsx";
import { ChoiceFilter } from "../../../list/choice-filter.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { reportCsv } from "./report-csv.ts";
import { ReportTable } from "./report-table.tsx";
import { useReportRows } from "./use-report-rows.ts";

/** Renders the report by the values of one dimension, as a table and as CSV. */
export function ReportPanel({ report, onSplit }: { report: ReportView; onSplit: (by: ReportDimension) => void }) {
  const { report: words } = useWords("admin-campaigns");
  const { by, from, to } = report;
  const locale = useLocale();
  const rows = useReportRows(report);
  const csv = () => {
    saveCsv(`${words.by[by]} ${from} ${to}`, reportCsv(words.by[by], words.columns, rows), locale);
  };
  return (
    <Panel
      title={words.table}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <ChoiceFilter
            label={words.split}
            value={by}
            options={reportDimensions.map((each) => ({ value: each, label: words.by[each] }))}
            onChange={onSplit}
          />
          <Button kind="quiet" onClick={csv}>
            <Icon name="download" className="size-4" />
            {words.csv}
          </Button>
        </div>
      }
    >
      <ReportTable label={words.table} first={words.by[by]} rows={rows} />
      {words.notes.map((note) => (
        <p key={note} className="mt-3 max-w-4xl text-xs text-muted">
          {note}
        </p>
      ))}
    </Panel>
  );
}
