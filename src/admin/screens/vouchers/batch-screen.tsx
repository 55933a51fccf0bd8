import { useMemo, useState } from "react";
import { useParams } from "react-router";
import type { BatchDetail, VoucherRow } from "#shop/vouchers/admin-voucher-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useList } from "../../data/use-list.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { BatchFacts } from "./batch-facts.tsx";
import { BroughtPanel } from "./brought-panel.tsx";
import { Explanation } from "./explanation.tsx";
import { useVoucherColumns } from "./use-voucher-columns.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const ofCodes = new Set(["code", "state", "used", "held"]);

/** Renders one batch: its terms, its codes, and what they brought. */
export default function BatchScreen() {
  const { id = "" } = useParams();
  const path = `/admin/vouchers/batches/${id}`;
  const words = useWords("admin-vouchers");
  const columns = useVoucherColumns();
  // All codes have the same discount and days, which stand above.
  const codeColumns = useMemo(() => columns.filter(({ id }) => ofCodes.has(id)), [columns]);
  const mayWrite = useMay()("vouchers", "write");
  const mayExport = useMay()("vouchers", "export");
  const [withdrawing, setWithdrawing] = useState(false);
  const { data, refusal, refetch } = useCall<BatchDetail>(path);
  const codes = useList<VoucherRow>("/admin/vouchers", { batch: id });
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/vouchers/batches", label: words.batches };
  if (!data) {
    return (
      <Screen title={words.columns.batch} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  }
  const { withdraw, detail } = words;
  return (
    <Screen
      title={data.name}
      detail={data.withdrawn_at && <StateBadge tone="bad">{words.states.withdrawn}</StateBadge>}
      back={back}
      actions={
        <>
          {mayExport && <ExportButton path={`${path}/codes.csv`} label={detail.download} />}
          {mayWrite && !data.withdrawn_at && (
            <Button kind="danger" onClick={() => setWithdrawing(true)}>
              {withdraw.action}
            </Button>
          )}
        </>
      }
    >
      <div className="columns">
        <div className="stack">
          <Explanation terms={{ ...data, once: true }} />
          <Panel title={detail.codes}>
            <DataTable
              {...codes}
              columns={codeColumns}
              label={detail.codes}
              getId={(row) => String(row.id)}
              linkTo={(row) => `/vouchers/${row.id}`}
              name="batch-codes"
            />
          </Panel>
        </div>
        <div className="stack">
          <BroughtPanel brought={data.brought} />
          <BatchFacts batch={data} />
          <ObjectHistory kind="voucher_batch" id={id} />
        </div>
      </div>
      <WithdrawDialog
        title={fill(withdraw.batchTitle, { name: data.name })}
        body={withdraw.batchBody}
        kind="voucher_batch"
        id={id}
        path={path}
        version={data.version}
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
      />
    </Screen>
  );
}
