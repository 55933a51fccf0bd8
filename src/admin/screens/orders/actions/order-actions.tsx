import { useState } from "react";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import { moneyChoices } from "../money-choices.ts";
import { MoneyDialog } from "./money-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { ResendForm } from "./resend-form.tsx";

/** Renders what may be done with an order at any time: send a mail again, refund, cancel. */
export function OrderActions({ order }: { order: OrderDetailView }) {
  const { detail, cancel, resend } = useWords("admin-orders");
  const [dialog, setDialog] = useState<"resend" | "refund" | "cancel">();
  const close = () => setDialog(undefined);
  const isProposed = order.proposals.some(({ state }) => state === "open");
  const mayRefund = order.state === "paid" && !isProposed && moneyChoices(order).includes("refund");
  return (
    <>
      {order.resendable.length > 0 && (
        <Button kind="secondary" onClick={() => setDialog("resend")}>
          {detail.resend}
        </Button>
      )}
      {mayRefund && (
        <Button kind="secondary" onClick={() => setDialog("refund")}>
          {detail.refund}
        </Button>
      )}
      {order.state === "awaiting_payment" && (
        <Button kind="secondary" onClick={() => setDialog("cancel")}>
          {detail.cancel}
        </Button>
      )}
      <ActionDialog title={resend.title} open={dialog === "resend"} onClose={close}>
        <ResendForm order={order} onClose={close} />
      </ActionDialog>
      <MoneyDialog order={order} choice={dialog === "refund" ? "refund" : undefined} onClose={close} />
      <NoteDialog
        order={order}
        open={dialog === "cancel"}
        onClose={close}
        path={`/admin/orders/${order.id}/cancel`}
        danger
        words={cancel}
      />
    </>
  );
}
