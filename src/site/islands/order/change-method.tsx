import { useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { changeMethod, type Order } from "#client/api/orders.ts";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { dispatchToPerson } from "#client/state/person-dispatch.ts";
import { forgetIdempotencyKey, idempotencyKey } from "#client/storage/idempotency-key.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { MethodRequest } from "#shop/orders/requests.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { MethodList } from "../checkout/method-list.tsx";
import { useMethods } from "../checkout/use-methods.ts";
import { navigateAway } from "../form/navigate-away.ts";
import { refusalText } from "../form/refusal-text.ts";
import { methodName } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

interface ChangeMethodProps {
  order: ShownOrder;
  words: { order: PaymentWords["order"]; method: PaymentWords["checkout"]["method"] };
  address: PageAddress;
  /** The order may have changed meanwhile: it was paid, or closed. */
  onRefused: () => void;
  /** Changes it for whoever has its link; without it, the buyer's own order is changed and its page opened. */
  byLink?: (body: MethodRequest, key: string) => Promise<Outcome<unknown>>;
}

/** Changes the payment method of the order, in one step. */
export function ChangeMethod(props: ChangeMethodProps) {
  const [open, setOpen] = useState(false);
  const { change } = props.words.order;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" className="-ms-3 px-3" onClick={() => setOpen(true)}>
        {change.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={change.title}
        closeLabel={fill(change.keep, { method: methodName(props.order.method) })}
      >
        {open && <Choice {...props} onKeep={close} />}
      </Dialog>
    </>
  );
}

function Choice({ order, words, address, onRefused, byLink, onKeep }: ChangeMethodProps & { onKeep: () => void }) {
  const { change, errors } = words.order;
  const others = useMethods().filter(({ id }) => id !== order.method);
  const [picked, setPicked] = useState(others.find(({ max }) => order.total <= max)?.id);
  const [total, setTotal] = useState(order.total);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  const rupiah = (amount: number) => formatRupiah(amount, address.locale);

  async function confirm() {
    if (!picked) return;
    setPending(true);
    setMessage("");
    const dispatchPerson = dispatchToPerson();
    const body = { payment_method: picked, expected_total: total };
    const key = idempotencyKey("orderSubmission", { ...body, instead_of: order.id || order.number });
    const outcome = byLink ? await byLink(body, key) : await changeMethod(order.id, body, key);
    if (outcome.ok) {
      if (!byLink) return leave(outcome.data as Order, dispatchPerson);
      forgetIdempotencyKey("orderSubmission");
      onKeep();
      return onRefused();
    }
    setPending(false);
    setMessage(explain(outcome.refusal));
    // The next press is another request, unless no response came.
    if (outcome.refusal.status !== 0) forgetIdempotencyKey("orderSubmission");
    onRefused();
  }

  function explain(refusal: Refusal): string {
    const now = refusal.details.total;
    if (refusal.code === "price_changed" && typeof now === "number") {
      setTotal(now);
      return fill(change.priceChanged, { after: rupiah(now), before: rupiah(total) });
    }
    if (refusal.code === "voucher_unavailable") return fill(change.voucher, { reason: refusal.message ?? "" });
    return refusal.issues[0]?.message ?? refusalText(refusal, errors);
  }

  async function leave({ id, payment }: Order, dispatchPerson: ReturnType<typeof dispatchToPerson>) {
    forgetIdempotencyKey("orderSubmission");
    dispatchPerson("payment", { type: "ordered", order: id, va: payment?.va_number ?? payment?.bill_key ?? "" });
    await navigateAway(localizeHref(`/payment/${id}`, address));
  }

  return (
    <>
      <p className="mb-3 text-sm text-muted">{change.body}</p>
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
          {pending ? change.pending : change.confirm}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {fill(change.keep, { method: methodName(order.method) })}
        </Button>
      </div>
    </>
  );
}
