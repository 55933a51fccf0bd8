import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { BatchDetail } from "#shop/vouchers/voucher-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useList, useLocale, useMay, useWords } from "../../kit/data.ts";
import { DataTable, ExportButton } from "../../kit/list.ts";
import { DetailScreen, Facts, Panel, StateBadge, useAuditNames, When } from "../../kit/parts.ts";
import { BroughtPanel, Explanation, useVoucherColumns, WithdrawDialog } from "./voucher-parts.tsx";

const ofCodes = new Set(["code", "state", "used", "held"]);

/** Renders one batch: its terms, its codes, and what they brought. */
export default function BatchScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-vouchers");
  const columns = useVoucherColumns();
  // All codes have the same discount and days, which stand above.
  const codeColumns = useMemo(() => columns.filter(({ id }) => ofCodes.has(id)), [columns]);
  const may = useMay();
  const [withdrawing, setWithdrawing] = useState(false);
  const call = useCall(pathTo("/admin/vouchers/batches/:id", { id }));
  const codes = useList("/admin/vouchers", { batch: id });
  const { withdraw, detail } = words;
  return (
    <DetailScreen call={call} title={words.columns.batch} back={{ to: "/vouchers/batches", label: words.batches }}>
      {(batch) => ({
        title: batch.name,
        detail: batch.withdrawn_at && <StateBadge tone="bad">{words.states.withdrawn}</StateBadge>,
        actions: (
          <>
            {may("vouchers", "export") && (
              <ExportButton path={pathTo("/admin/vouchers/batches/:id/codes.csv", { id })} label={detail.download} />
            )}
            {may("vouchers", "write") && !batch.withdrawn_at && (
              <Button kind="danger" onClick={() => setWithdrawing(true)}>
                {withdraw.action}
              </Button>
            )}
          </>
        ),
        main: (
          <>
            <Explanation terms={{ ...batch, once: true }} />
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
          </>
        ),
        side: (
          <>
            <BroughtPanel brought={batch.brought} />
            <BatchFacts batch={batch} />
          </>
        ),
        history: { kind: "voucher_batch", id },
        below: (
          <WithdrawDialog
            title={fill(withdraw.batchTitle, { name: batch.name })}
            body={withdraw.batchBody}
            kind="voucher_batch"
            id={id}
            version={batch.version}
            open={withdrawing}
            onClose={() => setWithdrawing(false)}
          />
        ),
      })}
    </DetailScreen>
  );
}

/** Renders how many codes of a batch are held and used, and where it comes from. */
function BatchFacts({ batch }: { batch: BatchDetail }) {
  const { columns, detail, states } = useWords("admin-vouchers");
  const locale = useLocale();
  const { by } = useAuditNames();
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <Panel title={detail.terms}>
      <Facts
        rows={[
          [
            columns.prefix,
            <span className="num" key="prefix">
              {batch.prefix}
            </span>,
          ],
          [columns.size, number(batch.size)],
          [columns.used, number(batch.used)],
          [columns.held, number(batch.held)],
          [columns.created, <When key="created" date={batch.created_at} />],
          [columns.by, by(batch.created_by)],
          batch.withdrawn_at !== null && [states.withdrawn, <When key="withdrawn" date={batch.withdrawn_at} />],
        ]}
      />
    </Panel>
  );
}
