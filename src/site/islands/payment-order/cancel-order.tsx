import { useState } from "react";
import { cancelOrder, type Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Gives the order up, after asking once. */
export function CancelOrder({
  id,
  words: { cancel, errors },
  onCancelled,
  onRefused,
}: {
  id: string;
  words: PaymentWords["order"];
  onCancelled: (order: Order) => void;
  onRefused: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [said, say] = useState("");
  async function confirm() {
    setPending(true);
    const outcome = await cancelOrder(id);
    setPending(false);
    if (outcome.ok) {
      setOpen(false);
      onCancelled(outcome.data);
      return;
    }
    say(refusalText(outcome.refusal, errors));
    // It may have been paid in the meantime.
    onRefused();
  }
  return (
    <>
      <Button kind="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        {cancel.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={cancel.title} closeLabel={cancel.keep}>
        <p className="text-muted">{cancel.body}</p>
        <p role="alert" className="mt-3 text-sm text-bad">
          {said}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button pending={pending} onClick={confirm}>
            {cancel.confirm}
          </Button>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            {cancel.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
