import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { NumberInput, SelectInput, TextAreaInput, TextInput } from "../../../form/inputs.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { OrderForm } from "./order-form.tsx";
import { SecondPersonNote } from "./second-person-note.tsx";
import { type OrderFields, useOrderForm } from "./use-order-form.ts";

interface RefundFields extends OrderFields {
  mode: "all" | "part";
  amount: number | null;
  proof: string;
  note: string;
}

/** Records a refund: of everything, or of an amount; a surplus is proposed as the amount. */
export function RefundForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { form: labels, refund: words } = useWords("admin-orders");
  const locale = useLocale();
  const { money, state } = order;
  const available = money.held - money.returning;
  const hasSurplusOnly = state === "paid" && money.unreturned > 0;
  const form = useOrderForm<RefundFields>(order, {
    path: `/admin/orders/${order.id}/refunds`,
    fields: {
      mode: hasSurplusOnly ? "part" : "all",
      amount: hasSurplusOnly ? money.unreturned : null,
      proof: "",
      note: "",
    },
    toBody: ({ version, mode, amount, proof, note }) => ({
      version,
      note,
      proof,
      // An empty amount is sent as 0, which the server refuses, rather than as everything.
      ...(mode === "part" && { amount: amount ?? 0 }),
    }),
    done: words.done,
    onClose,
  });
  const { mode, amount } = form.fields.watch();
  const part = mode === "part" ? (amount ?? 0) : undefined;
  return (
    <OrderForm form={form} body={words.body} button={words.button} onClose={onClose}>
      <SelectInput
        form={form}
        name="mode"
        label={words.mode}
        hint={mode === "all" ? words.allHint : words.partHint}
        options={[
          { value: "all", label: fill(words.all, { amount: formatRupiah(available, locale) }) },
          { value: "part", label: words.part },
        ]}
      />
      {mode === "part" && <NumberInput form={form} name="amount" label={words.amount} min={1} max={available} />}
      <SecondPersonNote order={order} action={{ kind: "refund", ...(part !== undefined && { amount: part }) }} />
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} />
      <TextInput form={form} name="proof" label={words.proof} hint={words.proofHint} optional maxLength={200} />
    </OrderForm>
  );
}
