import { useEffect, useRef, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Outcome } from "#client/api/outcome.ts";
import {
  createPayerLink,
  mailPayerLink,
  type PayerLink,
  payerLink,
  withdrawPayerLink,
} from "#client/api/payer-links.ts";
import type { PayerLinkWords } from "#content/kinds/payer-link.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { useForm } from "../form/use-form.ts";
import { CopyLink } from "../link/copy-link.tsx";

interface PayerLinkPartProps {
  order: string;
  words: PayerLinkWords["part"];
  address: PageAddress;
}

/** Renders the link by which somebody else pays the order: made, copied, mailed and withdrawn by the buyer. */
export function PayerLinkPart({ order, words, address }: PayerLinkPartProps) {
  const [link, setLink] = useState<PayerLink | null>(null);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  const details = useRef<HTMLDetailsElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void payerLink(order).then((outcome) => outcome.ok && setLink(outcome.data));
  }, [order]);

  // A link that exists is seen at once; withdrawn here, the part stays open and says so.
  useEffect(() => {
    if (link && details.current) details.current.open = true;
  }, [link]);

  async function run(call: (order: string) => Promise<Outcome<PayerLink | null>>, done = "") {
    setPending(true);
    setMessage("");
    const outcome = await call(order);
    setPending(false);
    setMessage(outcome.ok ? done : refusalText(outcome.refusal, words.errors));
    if (!outcome.ok) return;
    setLink(outcome.data);
    // The button that was pressed is removed.
    status.current?.focus();
  }
  return (
    <details ref={details} className="mt-10 border-t border-line py-4">
      <summary className="-my-1 flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="mail" className="size-4 text-primary" />
        <span>{words.open}</span>
      </summary>
      <p className="mt-3 max-w-xl text-sm text-muted">{words.lead}</p>
      <p ref={status} role="status" tabIndex={-1} className="mt-3 max-w-xl text-sm outline-none">
        {message || (link && fill(words.active, { date: formatDayOf(link.created_at, address.locale) }))}
      </p>
      {link ? (
        <>
          <div className="mt-3 max-w-xl rounded-md bg-sunken p-4 text-sm">
            <CopyLink url={`${location.origin}${localizeHref("/pay", address)}#${link.token}`} words={words}>
              <Button kind="quiet" pending={pending} onClick={() => run(withdrawPayerLink, words.withdrawn)}>
                {words.withdraw}
              </Button>
            </CopyLink>
          </div>
          <MailForm order={order} words={words} />
        </>
      ) : (
        <Button kind="secondary" className="mt-4" pending={pending} onClick={() => run(createPayerLink)}>
          {pending ? words.creating : words.create}
        </Button>
      )}
    </details>
  );
}

function MailForm({ order, words }: Omit<PayerLinkPartProps, "address">) {
  const [sentTo, setSentTo] = useState("");
  const { form, button, pending, summary, field } = useForm({
    id: "payer",
    errors: words.errors,
    async send({ email = "" }: Record<string, string>) {
      setSentTo("");
      const outcome = await mailPayerLink(order, email.trim());
      if (outcome.ok) setSentTo(email.trim());
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-5 grid max-w-md gap-4">
      {summary && <ErrorSummary {...summary} />}
      <TextField
        {...field("email")}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <Button {...button} kind="secondary" className="justify-self-start">
        {pending ? words.sending : words.send}
      </Button>
      <p role="status" className="text-sm text-good">
        {sentTo && fill(words.sent, { email: sentTo })}
      </p>
    </form>
  );
}
