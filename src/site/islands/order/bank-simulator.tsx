import { useState } from "react";
import { request } from "#client/api/request.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

const actions = ["pay", "pay-late", "pay-twice", "pay-wrong-amount", "deny", "expire"] as const;
type Action = (typeof actions)[number];

/** Plays the part of the bank. Shown with the payment simulator only, and labelled as a simulation. */
export function BankSimulator({
  reference,
  words: { simulator, errors },
  onAction,
}: {
  reference: string;
  words: PaymentWords["order"];
  onAction: () => void;
}) {
  const [running, setRunning] = useState<Action>();
  const [statusText, setStatusText] = useState("");
  const names: Record<Action, string> = {
    pay: simulator.pay,
    "pay-late": simulator.payLate,
    "pay-twice": simulator.payTwice,
    "pay-wrong-amount": simulator.payWrongAmount,
    deny: simulator.deny,
    expire: simulator.expire,
  };
  async function run(action: Action) {
    if (running) return;
    setRunning(action);
    const path = `/simulator/payments/${encodeURIComponent(reference)}/${action as string}` as const;
    const outcome = await request("POST", path);
    setRunning(undefined);
    const refusalWords = { ...errors, bank_refused: simulator.refused };
    setStatusText(outcome.ok ? simulator.done : refusalText(outcome.refusal, refusalWords));
    onAction();
  }
  return (
    <section aria-labelledby="simulator" className="mt-12 rounded-lg border border-dashed border-edge p-5">
      <h2 id="simulator" className="text-base">
        <Badge tone="accent">{simulator.title}</Badge>
      </h2>
      <p className="mt-3 text-sm text-muted">{simulator.body}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            kind={action === "pay" ? "primary" : "secondary"}
            className="px-4"
            pending={running === action}
            onClick={() => run(action)}
          >
            {names[action]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm">
        {statusText}
      </p>
    </section>
  );
}
