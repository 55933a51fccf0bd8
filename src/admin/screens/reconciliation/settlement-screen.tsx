import { useParams } from "react-router";
import type { SettlementReport } from "#shop/settlements/settlement-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
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
  const { data, refusal, refetch } = useCall<SettlementReport>(`/admin/reconciliation/files/${id}`);
  const [{ result }, setFilters] = useUrlFilters(["result"]);
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/reconciliation", label: words.title };
  if (!data) {
    return (
      <Screen title={words.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  }
  const open = data.results.matched.rows - data.posted.rows;
  const shown = (result as ShownResult | undefined) ?? firstResult(data);
  return (
    <Screen
      title={data.name}
      detail={<FileState state={data.state} />}
      back={back}
      actions={data.state !== "discarded" && <SettlementActions report={data} />}
    >
      <Steps at={data.state === "posted" && open === 0 ? "done" : open > 0 ? "post" : "check"} />
      <TotalsPanel report={data} />
      <ResultChoice report={data} shown={shown} onChoose={(next) => setFilters({ result: next })} />
      <p className="text-sm text-muted">{words.results[shown].hint}</p>
      {/* Not directly in the screen: the table has a height of its own below the totals, also on a phone. */}
      <div className="stack">
        {shown === "missing" ? <MissingTable id={id} /> : <RowsTable id={id} result={shown} />}
        <ObjectHistory kind="settlement" id={id} />
      </div>
    </Screen>
  );
}
