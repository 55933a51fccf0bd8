import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { SelectInput } from "../../../form/inputs.tsx";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

/** Sends a mail about an order to its customer again. */
export function ResendForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { mails, resend: words } = useWords("admin-orders");
  const form = useOrderForm<OrderFields & { kind: string }>(order, {
    path: `/admin/orders/${order.id}/resend`,
    fields: { kind: order.resendable.at(-1) ?? "" },
    done: words.done,
    onClose,
  });
  return (
    <OrderForm
      form={form}
      body={fill(words.body, { email: order.customer?.email ?? order.email })}
      button={words.button}
      onClose={onClose}
    >
      <SelectInput
        form={form}
        name="kind"
        label={words.kind}
        options={order.resendable.map((value) => ({ value, label: capital(mails[value]) }))}
      />
    </OrderForm>
  );
}

/** The names of mails stand within sentences elsewhere. */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
