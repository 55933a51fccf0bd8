import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { TextAreaInput } from "../../../form/inputs.tsx";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

interface NoteDialogProps {
  order: OrderDetailView;
  open: boolean;
  onClose: () => void;
  path: string;
  words: { title: string; body: string; button: string; done: string };
  /** The reason may stay empty. */
  optional?: boolean;
  danger?: boolean;
}

/** Renders a change of an order that needs nothing but a reason. */
export function NoteDialog(props: NoteDialogProps) {
  const { words, open, onClose } = props;
  return (
    <ActionDialog title={words.title} open={open} onClose={onClose}>
      <NoteForm {...props} />
    </ActionDialog>
  );
}

function NoteForm({ order, onClose, path, words, optional = false, danger = false }: NoteDialogProps) {
  const { form: labels } = useWords("admin-orders");
  const form = useOrderForm<OrderFields & { note: string }>(order, {
    path,
    fields: { note: "" },
    done: words.done,
    onClose,
  });
  return (
    <OrderForm form={form} body={words.body} button={words.button} danger={danger} onClose={onClose}>
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} optional={optional} />
    </OrderForm>
  );
}
