import { useState } from "react";
import { cancelOrder, type Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { orderBody } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

/** Cancels the order after one confirmation, whose primary button keeps the order. */
export function CancelOrder({
  order,
  words: { cancel, errors },
  locale,
  onCancelled,
  onRefused,
}: {
  order: ShownOrder;
  words: PaymentWords["order"];
  locale: Locale;
  onCancelled: (order: Order) => void;
  onRefused: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function confirm() {
    setPending(true);
    const outcome = await cancelOrder(order.id);
    setPending(false);
    if (outcome.ok) {
      setOpen(false);
      onCancelled(outcome.data);
      return;
    }
    setMessage(refusalText(outcome.refusal, errors));
    // It may have been paid in the meantime.
    onRefused();
  }
  return (
    <>
      <Button kind="quiet" className="-ms-3 px-3" onClick={() => setOpen(true)}>
        {cancel.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={cancel.title} closeLabel={cancel.keep}>
        <p className="text-muted">{orderBody(cancel.body, order, locale)}</p>
        <p role="alert" className="mt-3 text-sm text-bad">
          {message}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setOpen(false)}>{cancel.keep}</Button>
          <Button kind="secondary" className="text-bad" pending={pending} onClick={confirm}>
            {cancel.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
