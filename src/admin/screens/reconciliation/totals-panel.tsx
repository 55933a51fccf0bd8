import type { SettlementReport } from "#shop/settlements/settlement-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { Money } from "../../layout/money.tsx";
import { Panel } from "../../layout/panel.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { useFilePeriod } from "./use-file-period.ts";

/** Renders the result in a sentence, and the sums of the file, of what matched and of what is posted. */
export function TotalsPanel({ report }: { report: SettlementReport }) {
  const words = useWords("admin-reconciliation");
  const locale = useLocale();
  const periodOf = useFilePeriod();
  const { totals, columns } = words;
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  const { amount_differs, not_received, unknown } = report.results;
  const differences = amount_differs.rows + not_received.rows + unknown.rows + report.missing;
  const row = (name: string, { rows, gross, fees, net }: SettlementReport["all"]) => [
    name,
    number(rows),
    <Money key="gross" value={gross} />,
    <Money key="fees" value={fees} />,
    <Money key="net" value={net} />,
  ];
  return (
    <Panel title={`${totals.title}, ${periodOf(report)}`}>
      <p role="status" className="mb-3 font-medium">
        {differences === 0 ? words.clean : fill(words.differences, { n: number(differences) })}
      </p>
      <Table
        caption={totals.title}
        head={[totals.title, columns.rows, columns.gross, columns.fee, columns.net]}
        rows={[
          row(totals.all, report.all),
          row(totals.matched, report.results.matched),
          row(totals.posted, report.posted),
        ]}
      />
      {report.ignored > 0 && (
        <p className="mt-3 text-sm text-muted">{fill(totals.ignored, { n: number(report.ignored) })}</p>
      )}
    </Panel>
  );
}
