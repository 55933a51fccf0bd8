import { useState } from "react";
import { creditNotePdf } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { creditNoteFileName } from "#shop/invoices/invoice.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "../account/save-blob.ts";
import { refusalText } from "../form/refusal-text.ts";

/** Downloads a credit note of the order. */
export function CreditNote({
  order,
  number,
  words: { money, errors },
  locale,
}: {
  order: string;
  number: string;
  words: PaymentWords["order"];
  locale: Locale;
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function download() {
    setPending(true);
    const outcome = await creditNotePdf(order, number, locale);
    setPending(false);
    if (outcome.ok) saveBlob(outcome.data, creditNoteFileName(number, locale));
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
  }
  return (
    <div className="mt-4">
      <Button kind="secondary" pending={pending} onClick={download}>
        <Icon name="download" />
        <span>{money.creditNote}</span>
        <span className="sr-only"> {number}</span>
      </Button>
      {message && <p className="mt-3 text-sm text-bad">{message}</p>}
    </div>
  );
}
