import { useState } from "react";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAuditNames } from "../../../history/audit-names.tsx";
import { Money } from "../../../layout/money.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { StateBadge, type Tone } from "../../../layout/state-badge.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import { NoteDialog } from "../actions/note-dialog.tsx";
import { ProofDialog } from "../actions/proof-dialog.tsx";

type Refund = OrderDetailView["money"]["refunds"][number];
const tones: Record<Refund["state"], Tone> = { recorded: "warn", sent: "good", withdrawn: "quiet" };

/** Renders the refunds of an order: who recorded each, its proof, and what became of it. */
export function RefundsPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const { detail } = useWords("admin-orders");
  const { refunds } = order.money;
  if (refunds.length === 0) return null;
  return (
    <Panel title={detail.refunds}>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <RefundEntry key={refund.id} order={order} refund={refund} mayDecide={mayDecide} />
        ))}
      </ul>
    </Panel>
  );
}

function RefundEntry({ order, refund, mayDecide }: { order: OrderDetailView; refund: Refund; mayDecide: boolean }) {
  const { detail, refunds: words } = useWords("admin-orders");
  const { by } = useAuditNames();
  const [dialog, setDialog] = useState<"sent" | "withdrawn">();
  const close = () => setDialog(undefined);
  const path = `/admin/orders/refunds/${refund.id}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Money value={refund.amount} />
          <StateBadge tone={tones[refund.state]}>{words[refund.state]}</StateBadge>
        </p>
        <p className="text-muted">{[words[refund.kind], refund.note, refund.proof].filter(Boolean).join(" · ")}</p>
        <p className="text-xs text-muted">
          <When date={refund.recorded_at} /> {fill(detail.by, { name: by(refund.recorded_by) })}
          {refund.ended_at && refund.ended_by && (
            <>
              {" – "}
              <When date={refund.ended_at} /> {fill(detail.by, { name: by(refund.ended_by) })}
            </>
          )}
        </p>
      </div>
      {mayDecide && refund.state === "recorded" && (
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => setDialog("sent")}>{words.markSent}</Button>
          <Button kind="secondary" onClick={() => setDialog("withdrawn")}>
            {words.withdraw}
          </Button>
        </p>
      )}
      <ProofDialog order={order} open={dialog === "sent"} onClose={close} path={`${path}/sent`} />
      <NoteDialog
        order={order}
        open={dialog === "withdrawn"}
        onClose={close}
        path={`${path}/withdrawn`}
        danger
        words={{
          title: words.withdrawTitle,
          body: words.withdrawBody,
          button: words.withdraw,
          done: words.withdrawDone,
        }}
      />
    </li>
  );
}
