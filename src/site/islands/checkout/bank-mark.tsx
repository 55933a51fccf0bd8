import { bankColours } from "#catalogue/bank-marks.ts";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";

/** Renders a way to pay as a card in its colours, so that it is found quickly in a list. No bank's own trademark is drawn. */
export function BankMark({ id, name }: { id: PaymentMethodId; name: string }) {
  const { ground, corner } = bankColours[id];
  return (
    <svg viewBox="0 0 76 40" className="bank-mark" aria-hidden="true">
      <rect width="76" height="40" rx="6" fill={ground} />
      <path d="M76 18v16a6 6 0 0 1-6 6H46z" fill={corner} />
      <text x="9" y="24" fill="#fff">
        {name}
      </text>
    </svg>
  );
}
