import { useParams } from "react-router";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { useCall } from "../../data/use-call.ts";
import { ProductBadge } from "../../layout/avatar.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Money } from "../../layout/money.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
import { OrderActions } from "./actions/order-actions.tsx";
import { OrderStateBadge } from "./order-state.tsx";
import { CustomerPanel } from "./panels/customer-panel.tsx";
import { DecisionPanel } from "./panels/decision-panel.tsx";
import { DocumentsPanel } from "./panels/documents-panel.tsx";
import { ItemsPanel } from "./panels/items-panel.tsx";
import { MoneyPanel } from "./panels/money-panel.tsx";
import { PaymentPanel } from "./panels/payment-panel.tsx";
import { ProposalPanel } from "./panels/proposal-panel.tsx";
import { RefundAccountPanel } from "./panels/refund-account-panel.tsx";
import { RefundsPanel } from "./panels/refunds-panel.tsx";
import { TimelinePanel } from "./panels/timeline-panel.tsx";
import { WorkspacePanel } from "./panels/workspace-panel.tsx";

/** Renders one order: its amount and state, what has to be decided, what happened, and its facts. */
export default function OrderScreen() {
  const { id } = useParams();
  const { list } = useWords("admin-orders");
  const { data: order, refusal, refetch } = useCall<OrderDetailView>(`/admin/orders/${id}`);
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/orders", label: list.title };
  if (!order)
    return (
      <Screen title={list.title} back={back}>
        {refusal ? <RefusalNote refusal={refusal} onRetry={refetch} /> : <Loading lines={8} />}
      </Screen>
    );
  return <LoadedOrder order={order} back={back} />;
}

function LoadedOrder({ order, back }: { order: OrderDetailView; back: { to: string; label: string } }) {
  const mayDecide = useMay()("orders", "write");
  return (
    <Screen
      title={order.number}
      avatar={<ProductBadge product={order.product} large />}
      back={back}
      detail={<OrderStateBadge state={order.state} />}
      actions={mayDecide && <OrderActions order={order} />}
    >
      <p className="text-2xl font-semibold tracking-tight text-ink">
        <Money value={order.total} />
      </p>
      <div className="columns">
        <div className="stack">
          <ProposalPanel order={order} mayDecide={mayDecide} />
          <DecisionPanel order={order} mayDecide={mayDecide} />
          <RefundAccountPanel order={order} mayDecide={mayDecide} />
          <WorkspacePanel order={order} />
          <RefundsPanel order={order} mayDecide={mayDecide} />
          <TimelinePanel order={order} />
          <ItemsPanel order={order} />
        </div>
        <div className="stack">
          <MoneyPanel money={order.money} total={order.total} />
          <CustomerPanel order={order} />
          <DocumentsPanel order={order} />
          <PaymentPanel order={order} />
          <ObjectHistory kind="orders" id={order.id} />
        </div>
      </div>
    </Screen>
  );
}
