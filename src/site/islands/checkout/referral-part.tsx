import { dispatch, useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Renders an optional referral code, folded until it is needed. */
export function ReferralPart({ words }: { words: PaymentWords["checkout"]["referral"] }) {
  const code = useRoot((state) => state.payment.referalCode);
  return (
    <details className="border-t border-line py-4" open={code !== "" || undefined}>
      <summary className="-my-1 flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="plus" className="size-4 text-primary" />
        <span>{words.title}</span>
      </summary>
      <TextField
        id="referral-code"
        label={words.label}
        className="mt-3 max-w-md pb-2"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={({ target }) => dispatch("payment", { type: "referral entered", code: target.value })}
      />
    </details>
  );
}
