import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { NumberInput, SelectInput, TextAreaInput } from "../../../form/inputs.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { SecondPersonNote } from "./second-person-note.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

interface AttributionFields extends OrderFields {
  target: string;
  amount: number | null;
  note: string;
}

/** Attributes money to another order of the same customer. */
export function AttributeForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { form: labels, attribute: words, states } = useWords("admin-orders");
  const locale = useLocale();
  const { money, targets } = order;
  const only = targets.length === 1 ? targets[0] : undefined;
  const form = useOrderForm<AttributionFields>(order, {
    path: `/admin/orders/${order.id}/attribution`,
    fields: {
      target: only?.id ?? "",
      amount: only ? Math.min(only.missing || money.movable, money.movable) : money.movable,
      note: "",
    },
    done: words.done,
    onClose,
  });
  const { amount, target } = form.fields.watch();
  const options = targets.map(({ id, number, package_name, state, missing }) => ({
    value: id,
    label: fill(words.option, {
      number,
      package: package_name,
      state: states[state],
      missing: formatRupiah(missing, locale),
    }),
  }));
  return (
    <OrderForm form={form} body={words.body} button={words.button} onClose={onClose}>
      <SelectInput form={form} name="target" label={words.target} options={options} placeholder={words.choose} />
      <NumberInput
        form={form}
        name="amount"
        label={words.amount}
        hint={fill(words.amountHint, { amount: formatRupiah(money.movable, locale) })}
        min={1}
        max={money.movable}
      />
      <SecondPersonNote order={order} action={{ kind: "attribute", amount: amount ?? 0, target }} />
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} />
    </OrderForm>
  );
}
