import { useCallback } from "react";
import { type Account, readAccount } from "#client/api/account.ts";
import { happened } from "#client/state/store.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { BillingForm } from "./account/billing-form.tsx";
import { EmailForm } from "./account/email-form.tsx";
import { ProfileForm } from "./account/profile-form.tsx";
import { useLoaded } from "./account/use-loaded.ts";
import { Waiting } from "./account/waiting.tsx";
import { ResendVerification } from "./auth/resend-verification.tsx";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface AccountProfileProps {
  words: Pick<AccountWords, "area" | "unverified" | "profile" | "billing" | "email" | "password" | "errors"> & {
    buyer: PaymentWords["checkout"]["buyer"];
  };
  address: PageAddress;
  products: { id: string; name: string }[];
}

/** Who the person is: profile, billing details and e-mail address. */
export default function AccountProfile({ words, address, products }: AccountProfileProps) {
  const { data, setData, refusal, reload } = useLoaded(useCallback(() => readAccount(), []));
  if (!data) return <Waiting words={words} refusal={refusal} onRetry={reload} />;
  function take(account: Account) {
    setData(account);
    // The browser's copy of the person is what other pages begin with.
    happened("user", { type: "user success", data: account });
  }
  return (
    <div className="grid gap-6">
      {!data.email_verified && (
        <section className="rounded-lg border border-line bg-accent-soft p-5">
          <h2 className="mb-1 text-base font-semibold">{words.unverified.title}</h2>
          <ResendVerification words={words.unverified} errors={words.errors} email={data.email} />
        </section>
      )}
      <ProfileForm
        words={words}
        account={data}
        products={products}
        locale={address.locale}
        onSaved={(changed) => take({ ...data, ...changed })}
      />
      <BillingForm words={words} billing={data.billing} onSaved={take} />
      <EmailForm words={words} email={data.email} />
    </div>
  );
}
