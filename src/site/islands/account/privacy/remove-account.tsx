import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { DeletionPreview } from "#accounts/person/account-contract.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { readAccount } from "#client/api/account.ts";
import { previewDeletion, requestDeletion } from "#client/api/account-deletion.ts";
import { invoicePdf, type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { useForm } from "../../form/use-form.ts";
import { AccountCard } from "../account-card.tsx";
import { saveBlob } from "../save-blob.ts";
import { useFetch } from "../use-fetch.ts";
import { announceDeletion } from "./deletion-requested.ts";

const required = z.string().check(z.minLength(1, { error: "required" }));
const schema = z.object({
  password: required,
  code: z.optional(required),
  understood: z.literal(true, { error: "required" }),
});

interface RemoveFormProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  onCancel: () => void;
  onRequested: (dueAt: string) => void;
}

/** Renders the form that requests the deletion: password, second factor where it is on, and a confirmation. */
function RemoveForm({ words: { remove, password, errors }, onCancel, onRequested }: RemoveFormProps) {
  const { data: account } = useFetch(useCallback(() => readAccount(), []));
  // Set by the server's response: the second factor may have been turned on since.
  const [codeRequired, setCodeRequired] = useState(false);
  const withCode = codeRequired || account?.two_factor_enabled;
  const { form, button, summary, field } = useForm({
    id: "remove",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send({ password: currentPassword, code }) {
      const outcome = await requestDeletion({ password: currentPassword, ...(code && { code }) });
      if (outcome.ok) {
        announceDeletion(outcome.data.due_at);
        onRequested(outcome.data.due_at);
      } else if (outcome.refusal.code === "second_factor_required") setCodeRequired(true);
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id="remove" />
      <PasswordField
        {...field("password")}
        className="max-w-sm"
        label={remove.password}
        words={password}
        autoComplete="current-password"
        required
        autoFocus
      />
      {withCode && (
        <TextField
          {...field("code")}
          className="max-w-sm"
          label={remove.code}
          hint={remove.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      )}
      <Checkbox {...field("understood")} label={remove.confirm} />
      <div className="flex flex-wrap gap-3">
        <Button {...button} kind="danger">
          {remove.submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {remove.cancel}
        </Button>
      </div>
    </form>
  );
}

interface RemoveAccountProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  address: PageAddress;
}

/** Requests the account's deletion: shows what is lost, and what the law requires us to retain, before the form. */
export function RemoveAccount({ words, address }: RemoveAccountProps) {
  const { remove } = words;
  const { data } = useFetch(useCallback(() => previewDeletion(), []));
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the result, or back to the button that opens the form.
    if (due) result.current?.focus();
    else if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open, due]);
  if (due || data?.deletion) {
    return (
      <AccountCard title={remove.title}>
        <p ref={result} role="status" tabIndex={-1} className="outline-none">
          {due ? fill(remove.done, { date: formatShortMoment(due, address.locale) }) : remove.waiting}
        </p>
        {data && <OpenMoney words={remove} address={address} money={data.open_money} />}
      </AccountCard>
    );
  }
  return (
    <AccountCard title={remove.title} lead={remove.body}>
      {data && <OpenMoney words={remove} address={address} money={data.open_money} />}
      {data && <DeletionConsequences words={words} address={address} preview={data} />}
      <p className="text-sm text-muted">{remove.invoicesKept}</p>
      {open ? (
        <RemoveForm words={words} onCancel={() => setOpen(false)} onRequested={setDue} />
      ) : (
        <Button ref={opener} kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
          {remove.open}
        </Button>
      )}
    </AccountCard>
  );
}

type PaidOrder = Order & { invoice_number?: string | null };

/**
 * Renders what is lost with the account: paid days and their value, open orders; and the invoices, to download before.
 */
function DeletionConsequences({
  words: { remove, errors },
  address,
  preview,
}: {
  words: Pick<AccountWords, "remove" | "errors">;
  address: PageAddress;
  preview: DeletionPreview;
}) {
  const { data } = useFetch(useCallback(() => orders(), []));
  const [message, setMessage] = useState("");
  const paid = (data?.orders ?? []).filter(({ status }) => status === "paid") as PaidOrder[];
  const numberOf = (order: PaidOrder) => order.invoice_number ?? order.number;

  async function download(order: PaidOrder) {
    const outcome = await invoicePdf(order.id, address.locale);
    if (outcome.ok) saveBlob(outcome.data, `${numberOf(order).replaceAll("/", "-")}.pdf`);
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
  }

  return (
    <div className="mb-5 grid gap-5">
      <div>
        <h3 className="text-base font-semibold">{remove.lost}</h3>
        <ul className="mt-2 list-disc ps-5">
          {preview.packages.map(({ product, name, days_left, value_left }) => (
            <li key={product}>
              {fill(days_left > 0 ? remove.losing : remove.losingToday, {
                name,
                days: days_left,
                value: formatRupiah(value_left, address.locale),
              })}
            </li>
          ))}
          {preview.packages.length === 0 && <li>{remove.nothing}</li>}
          {preview.open_orders > 0 && <li>{fill(remove.openOrders, { count: preview.open_orders })}</li>}
        </ul>
      </div>
      {paid.length > 0 && (
        <div>
          <h3 className="text-base font-semibold">{remove.invoices}</h3>
          <p className="mt-1 text-sm text-muted">{remove.invoicesBody}</p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {paid.map((order) => (
              <li key={order.id}>
                <Button kind="secondary" onClick={() => download(order)}>
                  {fill(remove.invoice, { number: numberOf(order) })}
                </Button>
              </li>
            ))}
          </ul>
          {data?.next && (
            <a className="link mt-3 inline-block py-2" href={localizeHref("/account/invoices", address)}>
              {remove.allInvoices}
            </a>
          )}
          <p role="status" className="mt-2 text-sm text-bad">
            {message}
          </p>
        </div>
      )}
    </div>
  );
}

/** Renders the money of the customer that a deletion waits for, each with what to do; nothing when all is settled. */
function OpenMoney({
  words,
  address,
  money,
}: {
  words: AccountWords["remove"];
  address: PageAddress;
  money: DeletionPreview["open_money"];
}) {
  if (money.length === 0) return null;
  return (
    <div className="my-5">
      <h3 className="text-base font-semibold">{words.openMoney}</h3>
      <p className="mt-1 text-sm">{words.openMoneyLead}</p>
      <ul className="mt-2 list-disc ps-5">
        {money.map(({ order, kind, amount }) => (
          <li key={`${order.id} ${kind}`}>
            <a className="link num" href={localizeHref(`/payment/${order.id}`, address)}>
              {fill(words.openOrder, { order: order.number })}
            </a>
            <span>: </span>
            <span>
              {fill(amount > 0 ? words[kind] : words.reviewing, { amount: formatRupiah(amount, address.locale) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
