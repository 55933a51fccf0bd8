import { pathTo } from "#contract/calls.ts";
import { isRupiah, least, minus, type Rupiah, zero } from "#money/rupiah.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { useLocale, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, NumberInput, SelectInput, TextAreaInput, TextInput } from "../../../kit/form.ts";
import type { MoneyChoice } from "../money-choices.ts";
import { type OrderFields, OrderForm, SecondPersonNote, useOrderForm } from "./order-form.tsx";

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

/** Returns the amount that somebody typed, at most what there is: more is refused. What is no whole rupiah counts as nothing. */
const typedPart = (typed: number | null, available: Rupiah) => (isRupiah(typed) ? least(typed, available) : zero);

interface AttributionFields extends OrderFields {
  target: string;
  amount: number | null;
  note: string;
}

/** Attributes money to another order of the same customer. */
function AttributeForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { form: labels, attribute: words, states } = useWords("admin-orders");
  const locale = useLocale();
  const { money, targets } = order;
  const only = targets.length === 1 ? targets[0] : undefined;
  const send = useSend();
  const form = useOrderForm<AttributionFields>(order, {
    // An empty amount is sent as 0, which the server refuses.
    submit: (values) =>
      send("POST", pathTo("/admin/orders/:id/attribution", { id: order.id }), {
        ...values,
        amount: values.amount ?? 0,
      }),
    fields: {
      target: only?.id ?? "",
      amount: only?.missing ? least(only.missing, money.movable) : money.movable,
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
      <SecondPersonNote
        order={order}
        action={{ kind: "attribute", amount: typedPart(amount, money.movable), target }}
      />
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} />
    </OrderForm>
  );
}

interface RefundFields extends OrderFields {
  mode: "all" | "part";
  amount: number | null;
  proof: string;
  note: string;
}

/** Records a refund: of everything, or of an amount; a surplus is proposed as the amount. */
function RefundForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { form: labels, refund: words } = useWords("admin-orders");
  const locale = useLocale();
  const { money, state } = order;
  const available = minus(money.held, money.returning);
  const hasSurplusOnly = state === "paid" && money.unreturned > 0;
  const send = useSend();
  const form = useOrderForm<RefundFields>(order, {
    submit: ({ version, mode, amount, proof, note }) =>
      send("POST", pathTo("/admin/orders/:id/refunds", { id: order.id }), {
        version,
        note,
        proof,
        // An empty amount is sent as 0, which the server refuses, rather than as everything.
        ...(mode === "part" && { amount: amount ?? 0 }),
      }),
    fields: {
      mode: hasSurplusOnly ? "part" : "all",
      amount: hasSurplusOnly ? money.unreturned : null,
      proof: "",
      note: "",
    },
    done: words.done,
    onClose,
  });
  const { mode, amount, proof } = form.fields.watch();
  const part = mode === "part" ? typedPart(amount, available) : undefined;
  const byProvider = (part ?? available) <= money.provider_limit && money.provider_limit > 0 && proof === "";
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
      <p role="status" className="text-sm">
        {byProvider ? words.byProvider : words.byTransfer}
      </p>
      <SecondPersonNote order={order} action={{ kind: "refund", ...(part !== undefined && { amount: part }) }} />
      <TextAreaInput form={form} name="note" label={labels.note} hint={labels.noteHint} rows={3} />
      <TextInput form={form} name="proof" label={words.proof} hint={words.proofHint} optional maxLength={200} />
    </OrderForm>
  );
}

/** Accepts the money of an order under review, or closes the order. */
function SettleForm({
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
  const send = useSend();
  const form = useOrderForm<OrderFields & { note: string; outcome: typeof outcome }>(order, {
    submit: (values) => send("POST", pathTo("/admin/orders/:id/decision", { id: order.id }), values),
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
