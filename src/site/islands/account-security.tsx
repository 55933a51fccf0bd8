import { useCallback } from "react";
import { personName } from "#accounts/person-name.ts";
import { loadAccount } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { ChangePassword } from "./account/change-password.tsx";
import { Passkeys } from "./account/passkeys.tsx";
import { Sessions } from "./account/sessions.tsx";
import { TwoFactor } from "./account/two-factor.tsx";
import { useLoaded } from "./account/use-loaded.ts";
import { Waiting } from "./account/waiting.tsx";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface AccountSecurityProps {
  words: Pick<AccountWords, "area" | "changePassword" | "twoFactor" | "passkeys" | "sessions" | "password" | "errors">;
  address: PageAddress;
}

/** What opens the account, and where it is open. */
export default function AccountSecurity({ words, address }: AccountSecurityProps) {
  const { data, refusal, reload } = useLoaded(useCallback(() => loadAccount(), []));
  if (!data) return <Waiting words={words} refusal={refusal} onRetry={reload} />;
  return (
    <div className="grid gap-6">
      <ChangePassword words={words} owner={[data.username, data.email, personName(data)]} />
      <TwoFactor words={words} on={data.two_factor_enabled} onChange={reload} />
      <Passkeys words={words} locale={address.locale} />
      <Sessions words={words} locale={address.locale} />
    </div>
  );
}
