import { useParams } from "react-router";
import type { SettlementReport } from "#shop/settlements/settlement-view.ts";
import { useCall } from "../../data/use-call.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { FileState } from "./file-state.tsx";
import { MissingTable } from "./missing-table.tsx";
import { firstResult, ResultChoice, type ShownResult } from "./result-choice.tsx";
import { RowsTable } from "./rows-table.tsx";
import { SettlementActions } from "./settlement-actions.tsx";
import { Steps } from "./steps.tsx";
import { TotalsPanel } from "./totals-panel.tsx";

/** Renders the report of a settlement file: what agrees, what differs, and the button that posts. */
export default function SettlementScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-reconciliation");
  const call = useCall<SettlementReport>(`/admin/reconciliation/files/${id}`);
  const [{ result }, setFilters] = useUrlFilters(["result"]);
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/reconciliation", label: words.title }}>
      {(report) => {
        const open = report.results.matched.rows - report.posted.rows;
        const shown = (result as ShownResult | undefined) ?? firstResult(report);
        return {
          title: report.name,
          detail: <FileState state={report.state} />,
          actions: report.state !== "discarded" && <SettlementActions report={report} />,
          main: (
            <>
              <Steps at={report.state === "posted" && open === 0 ? "done" : open > 0 ? "post" : "check"} />
              <TotalsPanel report={report} />
              <ResultChoice report={report} shown={shown} onChoose={(next) => setFilters({ result: next })} />
              <p className="text-sm text-muted">{words.results[shown].hint}</p>
              {/* Not directly in the screen: the table has a height of its own below the totals, also on a phone. */}
              <div className="stack">
                {shown === "missing" ? <MissingTable id={id} /> : <RowsTable id={id} result={shown} />}
                <ObjectHistory kind="settlement" id={id} />
              </div>
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}
