import { useRef, useState } from "react";
import { banks, otherBank } from "#catalogue/banks.ts";
import { giveRefundAccount, type Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { accountForRefund, type RefundAccount } from "#shop/refunds/refund-account.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { lazyRules } from "../form/lazy-rules.ts";
import { useForm } from "../form/use-form.ts";
import type { ShownOrder } from "./use-order.ts";

interface RefundAccountProps {
  order: ShownOrder;
  offline: boolean;
  words: PaymentWords["order"];
  locale: Locale;
  onChanged: (order: Order) => void;
}

/**
 * Renders the bank account to which money of an order is returned: its fields while money is to be returned, then that it
 * was received. Without a network nothing can be given, so nothing is shown; what was typed is kept for when it is back.
 */
export function RefundAccountPart({ order, offline, words, locale, onChanged }: RefundAccountProps) {
  const { account: labels } = words;
  const given = order.money.refund_account;
  const asked = accountForRefund(order);
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  // Of a cached order it is not known whether it was given.
  if (!asked || given === undefined) return null;
  // Money under review may stay: then the fields are there for who wants to be quick.
  const isOpen = editing || (asked === "needed" && !given);
  function close(changed?: Order) {
    setEditing(false);
    setSaved(changed !== undefined);
    if (changed) onChanged(changed);
    // The button that was pressed is removed with the form.
    head.current?.focus();
  }
  return (
    <section hidden={offline} aria-labelledby="refund-account" className="card mb-8 max-w-2xl" data-refund-account>
      <h2 ref={head} id="refund-account" tabIndex={-1} className="text-lg outline-none">
        {labels.title}
      </h2>
      <p role="status" className={given ? "mt-3 text-good" : "sr-only"}>
        {given && (
          <span>
            {fill(labels.received, {
              time: formatMoment(new Date(given.given_at), locale),
              bank: given.bank,
              digits: given.last_digits,
            })}
          </span>
        )}
        {saved && <span className="sr-only"> {labels.saved}</span>}
      </p>
      {!given && <p className="mt-2 text-sm text-muted">{asked === "needed" ? labels.lead : labels.leadReview}</p>}
      {isOpen ? (
        <AccountForm
          order={order}
          words={words}
          onClose={close}
          {...((given || asked === "possible") && { cancel: labels.cancel })}
        />
      ) : (
        <Button kind={given ? "quiet" : "secondary"} className="mt-3" onClick={() => setEditing(true)}>
          {given ? labels.change : labels.open}
        </Button>
      )}
    </section>
  );
}

function AccountForm({
  order,
  words: { account: labels, errors },
  onClose,
  cancel,
}: Pick<RefundAccountProps, "order" | "words"> & { onClose: (changed?: Order) => void; cancel?: string }) {
  const [bank, setBank] = useState("");
  const { form, button, summary, field } = useForm<RefundAccount>({
    id: "refund",
    errors,
    parse: checkAccount,
    async send(account) {
      const outcome = await giveRefundAccount(order.id, account);
      if (outcome.ok) onClose(outcome.data);
      return outcome;
    },
  });
  const chosen = field("bank");
  return (
    <form {...form} className="mt-4 grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <Select
        {...chosen}
        label={labels.bank}
        placeholder={labels.choose}
        options={[...banks.map((name) => ({ value: name, label: name })), { value: otherBank, label: labels.other }]}
        autoComplete="off"
        required
        onChange={(event) => {
          setBank(event.target.value);
          chosen.onChange();
        }}
      />
      {bank === otherBank && (
        <TextField {...field("bank_name")} label={labels.bankName} maxLength={60} autoComplete="off" required />
      )}
      <TextField
        {...field("account_number")}
        label={labels.number}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        translate="no"
        required
      />
      <TextField
        {...field("holder")}
        label={labels.holder}
        hint={labels.holderHint}
        maxLength={120}
        autoComplete="off"
        translate="no"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button {...button}>{labels.send}</Button>
        {cancel && (
          <Button kind="secondary" onClick={() => onClose()}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

const checkAccount = lazyRules(async () => (await import("#shop/refunds/refund-account-input.ts")).refundAccount);
