import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { MoneyChoice } from "../money-choices.ts";
import { AttributeForm } from "./attribute-form.tsx";
import { RefundForm } from "./refund-form.tsx";
import { SettleForm } from "./settle-form.tsx";

/** Renders the dialog of one decision about the money of an order. */
export function MoneyDialog({
  order,
  choice,
  onClose,
}: {
  order: OrderDetailView;
  choice: MoneyChoice | undefined;
  onClose: () => void;
}) {
  const words = useWords("admin-orders");
  return (
    <ActionDialog title={choice ? words[choice].title : ""} open={choice !== undefined} onClose={onClose}>
      {choice === "accept" && <SettleForm order={order} outcome="paid" onClose={onClose} />}
      {choice === "close" && <SettleForm order={order} outcome="closed" onClose={onClose} />}
      {choice === "refund" && <RefundForm order={order} onClose={onClose} />}
      {choice === "attribute" && <AttributeForm order={order} onClose={onClose} />}
    </ActionDialog>
  );
}
