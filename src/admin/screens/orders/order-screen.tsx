import { useParams } from "react-router";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { useCall } from "../../data/use-call.ts";
import { ProductBadge } from "../../layout/avatar.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { Money } from "../../layout/money.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
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
  const call = useCall<OrderDetailView>(`/admin/orders/${id}`);
  const mayDecide = useMay()("orders", "write");
  return (
    <DetailScreen call={call} title={list.title} back={{ to: "/orders", label: list.title }}>
      {(order) => ({
        title: order.number,
        avatar: <ProductBadge product={order.product} large />,
        detail: <OrderStateBadge state={order.state} />,
        actions: mayDecide && <OrderActions order={order} />,
        above: (
          <p className="text-2xl font-semibold tracking-tight text-ink">
            <Money value={order.total} />
          </p>
        ),
        main: (
          <>
            <ProposalPanel order={order} mayDecide={mayDecide} />
            <DecisionPanel order={order} mayDecide={mayDecide} />
            <RefundAccountPanel order={order} mayDecide={mayDecide} />
            <WorkspacePanel order={order} />
            <RefundsPanel order={order} mayDecide={mayDecide} />
            <TimelinePanel order={order} />
            <ItemsPanel order={order} />
          </>
        ),
        side: (
          <>
            <MoneyPanel money={order.money} total={order.total} />
            <CustomerPanel order={order} />
            <DocumentsPanel order={order} />
            <PaymentPanel order={order} />
          </>
        ),
        history: { kind: "orders", id: order.id },
      })}
    </DetailScreen>
  );
}
