import { useEffect, useRef, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { cancelOrder, changeMethod, checkOrder, type Order } from "#client/api/orders.ts";
import { mapOutcome } from "#client/api/outcome.ts";
import { serverDate } from "#client/api/server-time.ts";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import { track } from "#client/measuring/track.ts";
import { dispatchToPerson } from "#client/state/person-dispatch.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { PayerLinkWords } from "#content/kinds/payer-link.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { hasOutcome, type OrderState } from "#shop/orders/order-states.ts";
import type { MethodRequest } from "#shop/orders/requests.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { navigateAway } from "../form/navigate-away.ts";
import { refusalText } from "../form/refusal-text.ts";
import { Afterwards } from "./afterwards.tsx";
import { BankSimulator } from "./bank-simulator.tsx";
import { BankSteps } from "./bank-steps.tsx";
import { ChangeMethod } from "./change-method.tsx";
import { CheckStatus } from "./check-status.tsx";
import { useServerClock } from "./countdown.tsx";
import { MoneyPart } from "./money-part.tsx";
import { OrderDetails, type OrderWords } from "./order-details.tsx";
import { momentText, orderBody, type StateName, stateName } from "./order-words.ts";
import { PayPart } from "./pay-part.tsx";
import { PayerLinkPart } from "./payer-link-part.tsx";
import type { ShownOrder } from "./use-order.ts";
import { WorkspaceProgress } from "./workspace-progress.tsx";

/** The states with a mark: success, and what needs attention. */
const marks: Partial<Record<StateName, { icon: IconName; tone: string }>> = {
  preparing: { icon: "check", tone: "bg-good-soft text-good" },
  paid: { icon: "check", tone: "bg-good-soft text-good" },
  review: { icon: "info", tone: "bg-accent-soft text-ink" },
  overdue: { icon: "clock", tone: "bg-accent-soft text-ink" },
  denied: { icon: "alert", tone: "bg-bad-soft text-bad" },
  chargeFailed: { icon: "alert", tone: "bg-bad-soft text-bad" },
  reversed: { icon: "alert", tone: "bg-bad-soft text-bad" },
};

/** Renders an order, with the texts of the state that it is in. */
export function OrderView({
  order,
  offline,
  onRefresh,
  onChanged,
  productName,
  seller,
  words,
  payerWords,
  address,
}: {
  order: ShownOrder;
  offline: boolean;
  onRefresh: () => void;
  onChanged: (order: Order) => void;
  productName: string;
  seller: string;
  words: OrderWords;
  payerWords: PayerLinkWords["part"];
  address: PageAddress;
}) {
  const { locale } = address;
  const { payment, status } = order;
  const waiting = status === "awaiting_payment";
  const now = useServerClock(waiting ? payment?.expires_at : undefined);
  const state = stateName(order, now);
  const { title, body } = words.order.states[state];
  const mark = marks[state];
  useSettledOrder(order);
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) {
      // The change is shown at the top, wherever the customer was reading.
      head.current?.scrollIntoView();
      // The button that was pressed may be removed with the former state.
      if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
    }
    shown.current = state;
  }, [state]);
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${title} `);
  }, [title]);

  async function change(body: MethodRequest, key: string) {
    // Begun before the request: the login may end meanwhile.
    const dispatchPerson = dispatchToPerson();
    return mapOutcome(await changeMethod(order.id, body, key), (changed) => ({ changed, dispatchPerson }));
  }
  async function openChanged({
    changed: { id, payment: next },
    dispatchPerson,
  }: {
    changed: Order;
    dispatchPerson: ReturnType<typeof dispatchToPerson>;
  }) {
    dispatchPerson("payment", { type: "ordered", order: id, va: next?.va_number ?? next?.bill_key ?? "" });
    await navigateAway(localizeHref(`/payment/${id}`, address));
  }

  return (
    <div className="grid items-start gap-x-16 gap-y-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        {offline && (
          <p role="alert" className="mb-6 flex items-start gap-3 rounded-md bg-accent-soft p-4 text-sm">
            <Icon name="info" className="size-5 shrink-0" />
            <span>{fill(words.order.offline, { time: momentText(order.seenAt, serverDate(), locale) })}</span>
          </p>
        )}
        <div ref={head} role="status" tabIndex={-1} data-state={state} className="mb-8 scroll-mt-28 outline-none">
          {mark && (
            <span className={`mb-6 flex size-14 items-center justify-center rounded-[99px] ${mark.tone}`}>
              <Icon name={mark.icon} className="size-7" />
            </span>
          )}
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-muted">{orderBody(body, order, locale)}</p>
        </div>
        <WorkspaceProgress order={order} words={words.order.progress} locale={locale} />
        {waiting && payment && state === "awaiting" && (
          <>
            <PayPart order={{ ...order, payment }} now={now} seller={seller} words={words.order.pay} locale={locale} />
            <CheckStatus check={() => checkOrder(order.id)} words={words.order} locale={locale} onChecked={onChanged} />
            <BankSteps order={order} words={words.order} locale={locale} />
          </>
        )}
        <MoneyPart order={order} offline={offline} words={words.order} locale={locale} onChanged={onChanged} />
        {!waiting && state !== "draft" && (
          <Afterwards order={order} state={state} words={words.order} productName={productName} address={address} />
        )}
        {state === "awaiting" && !offline && (
          <PayerLinkPart key={order.id} order={order.id} words={payerWords} address={address} />
        )}
        {waiting && (
          <div className="mt-10 flex flex-wrap gap-x-6 border-t border-line pt-4">
            <ChangeMethod
              order={order}
              words={{ order: words.order, method: words.checkout.method }}
              address={address}
              change={change}
              onChanged={openChanged}
              onRefused={onRefresh}
            />
            <CancelOrder
              order={order}
              words={words.order}
              locale={locale}
              onCancelled={onChanged}
              onRefused={onRefresh}
            />
          </div>
        )}
        {payment?.provider === "simulator" && (
          <BankSimulator reference={payment.reference} words={words.order} onAction={onRefresh} />
        )}
      </div>
      <OrderDetails order={order} words={words} locale={locale} onChanged={onChanged} />
    </div>
  );
}

/** Cancels the order after one confirmation, whose primary button keeps the order. */
function CancelOrder({
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

/**
 * Updates the browser's state once the order that it waits for is settled. Only the browser that ordered tracks the
 * payment, so that it is counted once.
 */
function useSettledOrder({ id, status, workspace }: ShownOrder): void {
  const workspaceStatus = workspace?.status;
  useEffect(() => {
    if (!hasOutcome(status as OrderState)) return;
    if (rootStore.getState().payment.activeBilling !== id) return;
    dispatch("payment", { type: "settled" });
    if (status === "paid") track("checkout_paid");
  }, [id, status]);
  useEffect(() => {
    // When it is paid, and again when its workspace is open.
    if (status === "paid" && workspaceStatus !== "dropped") void fetchPackages();
  }, [status, workspaceStatus]);
}
