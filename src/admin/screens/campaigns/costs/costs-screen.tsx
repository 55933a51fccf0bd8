import { lazy, Suspense } from "react";
import type { CostView, TermView } from "#growth/campaigns/campaign-views.ts";
import { useCall } from "../../../data/use-call.ts";
import { useList } from "../../../data/use-list.ts";
import { Loading } from "../../../layout/loading.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { DataTable } from "../../../list/data-table.tsx";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { ImportPanel } from "./import-panel.tsx";
import { useCostColumns } from "./use-cost-columns.tsx";

const CostForm = lazy(() => import("./cost-form.tsx"));

/** Renders the costs of campaigns, entered one by one or imported from a file. */
export default function CostsScreen() {
  const words = useWords("admin-campaigns");
  const mayWrite = useMay()("campaigns", "write");
  const list = useList<CostView>("/admin/campaigns/costs");
  const terms = useCall<TermView[]>("/admin/campaigns/terms");
  const columns = useCostColumns(mayWrite);
  return (
    <Screen title={words.costs.title} back={{ to: "/campaigns", label: words.title }}>
      {mayWrite && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Suspense fallback={<Loading />}>
            <CostForm terms={terms.data?.filter(({ retired }) => !retired) ?? []} />
          </Suspense>
          <ImportPanel />
        </div>
      )}
      {/* Not directly in the screen: the table has a height of its own below the forms. */}
      <div className="stack">
        <DataTable
          {...list}
          refusal={list.refusal ?? terms.refusal}
          refetch={list.refetch}
          columns={columns}
          label={words.costs.title}
          getId={({ id }) => String(id)}
          empty={words.costs.empty}
          name="campaign-costs"
        />
      </div>
    </Screen>
  );
}
