import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { TextInput } from "../../../form/inputs.tsx";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

interface ProofDialogProps {
  order: OrderDetailView;
  open: boolean;
  onClose: () => void;
  path: string;
}

/** Enters that a refund was transferred, with its proof. */
export function ProofDialog(props: ProofDialogProps) {
  const { refunds } = useWords("admin-orders");
  return (
    <ActionDialog title={refunds.sentTitle} open={props.open} onClose={props.onClose}>
      <ProofForm {...props} />
    </ActionDialog>
  );
}

function ProofForm({ order, onClose, path }: ProofDialogProps) {
  const { refunds } = useWords("admin-orders");
  const form = useOrderForm<OrderFields & { proof: string }>(order, {
    path,
    fields: { proof: "" },
    done: refunds.sentDone,
    onClose,
  });
  return (
    <OrderForm form={form} body={refunds.sentBody} button={refunds.markSent} onClose={onClose}>
      <TextInput form={form} name="proof" label={refunds.proof} maxLength={200} />
    </OrderForm>
  );
}
