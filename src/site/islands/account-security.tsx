import { useCallback } from "react";
import { personName } from "#accounts/person/person-name.ts";
import type { PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { loadAccount } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { LoadingCard } from "./account/loading-card.tsx";
import { ChangePassword } from "./account/security/change-password.tsx";
import { ConfirmChange } from "./account/security/confirm-change.tsx";
import type { Passkey } from "./account/security/passkey-row.tsx";
import { Passkeys } from "./account/security/passkeys.tsx";
import { Sessions } from "./account/security/sessions.tsx";
import { TwoFactor } from "./account/security/two-factor.tsx";
import { useFetch } from "./account/use-fetch.ts";

export interface AccountSecurityProps {
  words: Pick<
    AccountWords,
    "area" | "changePassword" | "twoFactor" | "factor" | "passkeys" | "sessions" | "password" | "errors"
  >;
  address: PageAddress;
}

/** Renders password, second factor, passkeys and sessions of the account. */
export default function AccountSecurity({ words, address }: AccountSecurityProps) {
  const { data, refusal, reload } = useFetch(useCallback(() => loadAccount(), []));
  const listPasskeys = useCallback(() => authCall<Passkey[]>("/passkey/list-user-passkeys"), []);
  const { data: passkeys = [], reload: reloadPasskeys } = useFetch(listPasskeys);
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;
  return (
    <div className="grid gap-6">
      <ChangePassword
        words={words}
        owner={[data.username, data.email, personName(data)]}
        hasPasskeys={passkeys.length > 0}
        onChange={reloadPasskeys}
      />
      <TwoFactor words={words} on={data.two_factor_enabled} onChange={reload} />
      <Passkeys words={words} locale={address.locale} list={passkeys} onChange={reloadPasskeys} />
      <Sessions words={words} locale={address.locale} />
      <ConfirmChange words={words} />
    </div>
  );
}
