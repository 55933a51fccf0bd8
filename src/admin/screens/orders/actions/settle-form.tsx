import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { TextAreaInput } from "../../../form/inputs.tsx";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { SecondPersonNote } from "./second-person-note.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

/** Accepts the money of an order under review, or closes the order. */
export function SettleForm({
  order,
  outcome,
  onClose,
}: {
  order: OrderDetailView;
  outcome: "paid" | "closed";
  onClose: () => void;
}) {
  const { form: labels, accept, close } = useWords("admin-orders");
  const words = outcome === "paid" ? accept : close;
  const form = useOrderForm<OrderFields & { note: string; outcome: string }>(order, {
    path: `/admin/orders/${order.id}/decision`,
    fields: { note: "", outcome },
    done: words.done,
    onClose,
  });
  return (
    <OrderForm form={form} body={words.body} button={words.button} danger={outcome === "closed"} onClose={onClose}>
      <SecondPersonNote order={order} action={{ kind: "settle", outcome }} />
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} />
    </OrderForm>
  );
}
