import { useState } from "react";
import type { Outcome } from "#client/api/outcome.ts";
import { serverDate } from "#client/api/server-time.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatClock } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Has the server ask the bank now, for customers who have paid and do not want to wait. */
export function CheckStatus<T>({
  check,
  words: { pay, errors },
  locale,
  onChecked,
}: {
  check: () => Promise<Outcome<T>>;
  words: PaymentWords["order"];
  locale: Locale;
  onChecked: (order: T) => void;
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function run() {
    setPending(true);
    setMessage("");
    const outcome = await check();
    setPending(false);
    if (!outcome.ok) return setMessage(refusalText(outcome.refusal, errors));
    setMessage(fill(pay.unpaid, { time: formatClock(serverDate(), locale) }));
    onChecked(outcome.data);
  }
  return (
    <div className="mt-4">
      <Button kind="secondary" pending={pending} onClick={run}>
        {pending ? pay.checking : pay.check}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
