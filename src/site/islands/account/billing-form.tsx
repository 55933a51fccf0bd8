import { useState } from "react";
import type { AccountView } from "#accounts/person/account-view.ts";
import { saveAccount } from "#client/flows/fetch-user.ts";
import { removeBuyerDraft } from "#client/storage/buyer-draft.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { BuyerFields } from "../checkout/buyer-fields.tsx";
import { checkBuyer } from "../checkout/check-buyer.ts";
import { innerIssues } from "../form/inner-issues.ts";
import { useForm } from "../form/use-form.ts";
import { AccountCard } from "./account-card.tsx";

interface BillingFormProps {
  words: Pick<AccountWords, "billing" | "errors"> & { buyer: PaymentWords["checkout"]["buyer"] };
  billing: Buyer;
  onSaved: (account: AccountView) => void;
}

/** Renders the buyer on the next invoices. */
export function BillingForm({ words: { billing: words, buyer, errors }, billing, onSaved }: BillingFormProps) {
  const [saved, setSaved] = useState(false);
  const { form, button, summary, field } = useForm<Buyer>({
    id: "billing",
    errors,
    parse: checkBuyer,
    async send(changed) {
      setSaved(false);
      const outcome = await saveAccount({ billing: changed });
      if (outcome.ok) {
        // The draft of an order form in this tab is older.
        removeBuyerDraft();
        onSaved(outcome.data);
      }
      setSaved(outcome.ok);
      return innerIssues(outcome, "billing");
    },
  });
  return (
    <AccountCard title={words.title} lead={words.lead}>
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <BuyerFields field={field} words={buyer} buyer={billing} />
        <Button {...button} className="justify-self-start">
          {words.save}
        </Button>
        <Toast>{saved && words.saved}</Toast>
      </form>
    </AccountCard>
  );
}
