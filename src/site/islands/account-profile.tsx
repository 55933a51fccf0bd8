import { useCallback } from "react";
import type { PageAddress } from "#address/address.ts";
import { loadAccount } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { BillingForm } from "./account/billing-form.tsx";
import { LoadingCard } from "./account/loading-card.tsx";
import { ProfileForm } from "./account/profile-form.tsx";
import { ConfirmChange } from "./account/security/confirm-change.tsx";
import { EmailForm } from "./account/security/email-form.tsx";
import { useFetch } from "./account/use-fetch.ts";
import { ResendVerification } from "./auth/resend-verification.tsx";

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
