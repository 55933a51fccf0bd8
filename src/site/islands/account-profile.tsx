import { useCallback, useState } from "react";
import type { AccountView } from "#accounts/person/account-contract.ts";
import type { PageAddress } from "#address/address.ts";
import { loadAccount, saveAccount } from "#client/flows/fetch-user.ts";
import { removeBuyerDraft } from "#client/storage/buyer-draft.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { AccountCard, LoadingCard } from "./account/account-card.tsx";
import { ProfileForm } from "./account/profile-form.tsx";
import { ConfirmChange } from "./account/security/confirm-change.tsx";
import { EmailForm } from "./account/security/email-form.tsx";
import { useFetch } from "./account/use-fetch.ts";
import { ResendVerification } from "./auth/resend-verification.tsx";
import { BuyerFields } from "./checkout/buyer-fields.tsx";
import { checkBuyer } from "./checkout/check-buyer.ts";
import { innerIssues } from "./form/form-errors.ts";
import { useForm } from "./form/use-form.ts";

export interface AccountProfileProps {
  words: Pick<
    AccountWords,
    "area" | "unverified" | "profile" | "billing" | "email" | "factor" | "password" | "errors"
  > & {
    buyer: PaymentWords["checkout"]["buyer"];
  };
  address: PageAddress;
  products: { id: string; name: string }[];
}

/** Renders who the person is: profile, billing details and e-mail address. */
export default function AccountProfile({ words, address, products }: AccountProfileProps) {
  const { data, setData, refusal, reload } = useFetch(useCallback(() => loadAccount(), []));
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;
  return (
    <div className="grid gap-6">
      {!data.email_verified && (
        <section className="rounded-lg border border-line bg-accent-soft p-5">
          <h2 className="mb-1 text-base font-semibold">{words.unverified.title}</h2>
          <ResendVerification words={words.unverified} errors={words.errors} email={data.email} address={address} />
        </section>
      )}
      <ProfileForm words={words} account={data} products={products} locale={address.locale} onSaved={setData} />
      <BillingForm words={words} billing={data.billing} onSaved={setData} />
      <EmailForm words={words} email={data.email} pendingEmail={data.new_email} onChange={reload} />
      <ConfirmChange words={words} />
    </div>
  );
}

interface BillingFormProps {
  words: Pick<AccountWords, "billing" | "errors"> & { buyer: PaymentWords["checkout"]["buyer"] };
  billing: Buyer;
  onSaved: (account: AccountView) => void;
}

/** Renders the buyer on the next invoices. */
function BillingForm({ words: { billing: words, buyer, errors }, billing, onSaved }: BillingFormProps) {
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
