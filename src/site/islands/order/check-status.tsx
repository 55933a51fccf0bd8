import { useState } from "react";
import { checkOrder, type Order } from "#client/api/orders.ts";
import { serverDate } from "#client/api/server-time.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatClock } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Has the server ask the bank now, for customers who have paid and do not want to wait. */
export function CheckStatus({
  id,
  words: { pay, errors },
  locale,
  onChecked,
}: {
  id: string;
  words: PaymentWords["order"];
  locale: Locale;
  onChecked: (order: Order) => void;
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function check() {
    setPending(true);
    setMessage("");
    const outcome = await checkOrder(id);
    setPending(false);
    if (!outcome.ok) return setMessage(refusalText(outcome.refusal, errors));
    setMessage(fill(pay.unpaid, { time: formatClock(serverDate(), locale) }));
    onChecked(outcome.data);
  }
  return (
    <div className="mt-4">
      <Button kind="secondary" pending={pending} onClick={check}>
        {pending ? pay.checking : pay.check}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
