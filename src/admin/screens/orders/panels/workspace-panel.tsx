import { useState } from "react";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { connectedBy } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { StateBadge } from "../../../layout/state-badge.tsx";
import { When } from "../../../layout/when.tsx";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "../actions/order-form.tsx";
import { type OrderFields, useOrderForm } from "../actions/use-order-form.ts";

/** Renders the workspace that a paid order waits for, and records that it is open. Nothing for other orders. */
export function WorkspacePanel({ order }: { order: OrderDetailView }) {
  const { workspace: words } = useWords("admin-orders");
  const mayOpen = useMay()("workspaces", "write");
  const [asking, setAsking] = useState(false);
  const { workspace } = order;
  if (!workspace) return null;
  const { state, late, ended_by, days_given_back } = workspace;
  const waits = state === "preparing";
  return (
    <Panel title={words.title}>
      <p className="mb-3">
        <StateBadge tone={late ? "bad" : waits ? "warn" : state === "open" ? "good" : "quiet"}>
          {late ? words.late : words[state]}
        </StateBadge>
      </p>
      <Facts
        rows={[
          [words.paid, <When key="paid" date={workspace.requested_at} />],
          [words.due, <When key="due" date={workspace.due_day} />],
          workspace.ended_at !== null && [words.ended, <When key="ended" date={workspace.ended_at} />],
          state === "open" && ended_by !== null && [words.by, ended_by === connectedBy ? words.connected : ended_by],
          days_given_back !== null && [words.givenBack, fill(words.days, { n: days_given_back })],
        ]}
      />
      {waits && mayOpen && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      )}
      <ActionDialog title={words.action} open={asking} onClose={() => setAsking(false)}>
        <OpenedForm order={order} onClose={() => setAsking(false)} />
      </ActionDialog>
    </Panel>
  );
}

function OpenedForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { workspace: words } = useWords("admin-orders");
  const form = useOrderForm<OrderFields>(order, {
    path: `/admin/orders/${order.id}/workspace-opened`,
    fields: {},
    done: words.done,
    onClose,
  });
  return <OrderForm form={form} body={words.body} button={words.button} onClose={onClose} />;
}
