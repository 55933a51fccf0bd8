import { useState } from "react";
import type { PageAddress } from "#address/address.ts";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { forgetIdempotencyKey, idempotencyKey } from "#client/storage/idempotency-key.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { isRupiah, type Rupiah } from "#money/rupiah.ts";
import type { MethodRequest } from "#shop/orders/requests.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { MethodList } from "../checkout/method-list.tsx";
import { useMethods } from "../checkout/use-methods.ts";
import { refusalText } from "../form/refusal-text.ts";
import { methodName } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

interface ChangeMethodProps<T> {
  order: Pick<ShownOrder, "number" | "method" | "total">;
  words: { order: PaymentWords["order"]; method: PaymentWords["checkout"]["method"] };
  address: PageAddress;
  change: (body: MethodRequest, key: string) => Promise<Outcome<T>>;
  /** Receives the order with the other method; the button stays pending until it resolves. */
  onChanged: (result: T) => void | Promise<void>;
  /** The order may have changed meanwhile: it was paid, or closed. */
  onRefused: () => void;
}

/** Changes the payment method of the order, in one step. */
export function ChangeMethod<T>(props: ChangeMethodProps<T>) {
  const [open, setOpen] = useState(false);
  const { change: labels } = props.words.order;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" className="-ms-3 px-3" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={labels.title}
        closeLabel={fill(labels.keep, { method: methodName(props.order.method) })}
      >
        {open && <Choice {...props} onKeep={close} />}
      </Dialog>
    </>
  );
}

function Choice<T>({
  order,
  words,
  address,
  change,
  onChanged,
  onRefused,
  onKeep,
}: ChangeMethodProps<T> & { onKeep: () => void }) {
  const { change: labels, errors } = words.order;
  const others = useMethods().filter(({ id }) => id !== order.method);
  const [picked, setPicked] = useState(others.find(({ max }) => order.total <= max)?.id);
  const [total, setTotal] = useState(order.total);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  const rupiah = (amount: Rupiah) => formatRupiah(amount, address.locale);

  async function confirm() {
    if (!picked) return;
    setPending(true);
    setMessage("");
    const body = { payment_method: picked, expected_total: total };
    const key = idempotencyKey("orderSubmission", { ...body, instead_of: order.number });
    const outcome = await change(body, key);
    if (outcome.ok) {
      forgetIdempotencyKey("orderSubmission");
      await onChanged(outcome.data);
      return onKeep();
    }
    setPending(false);
    setMessage(explain(outcome.refusal));
    // The next press is another request, unless no response came.
    if (outcome.refusal.status !== 0) forgetIdempotencyKey("orderSubmission");
    onRefused();
  }

  function explain(refusal: Refusal): string {
    const now = refusal.details.total;
    if (refusal.code === "price_changed" && typeof now === "number" && isRupiah(now)) {
      setTotal(now);
      return fill(labels.priceChanged, { after: rupiah(now), before: rupiah(total) });
    }
    if (refusal.code === "voucher_unavailable") return fill(labels.voucher, { reason: refusal.message ?? "" });
    return refusal.issues[0]?.message ?? refusalText(refusal, errors);
  }

  return (
    <>
      <p className="mb-3 text-sm text-muted">{labels.body}</p>
      <MethodList
        id="other-method"
        methods={others}
        chosen={picked}
        total={total}
        onChoose={({ id }) => setPicked(id)}
        words={words.method}
        locale={address.locale}
      />
      <p role="alert" className="mt-3 text-sm text-bad">
        {message}
      </p>
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-surface py-3">
        <Button pending={pending} onClick={confirm}>
          {pending ? labels.pending : labels.confirm}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {fill(labels.keep, { method: methodName(order.method) })}
        </Button>
      </div>
    </>
  );
}
