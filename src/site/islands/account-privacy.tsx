import type { PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Consents } from "./account/privacy/consents.tsx";
import { DownloadData } from "./account/privacy/download-data.tsx";
import { RemoveAccount } from "./account/privacy/remove-account.tsx";

export interface AccountPrivacyProps {
  words: Pick<AccountWords, "download" | "consents" | "remove" | "password" | "errors">;
  address: PageAddress;
  /** The version of the privacy text in force. */
  privacyVersion: string;
}

/** Renders a person's own data: download it, change consents, have the account deleted. */
export default function AccountPrivacy({ words, address, privacyVersion }: AccountPrivacyProps) {
  return (
    <div className="grid gap-6">
      <DownloadData words={words} />
      <Consents words={words} locale={address.locale} privacyVersion={privacyVersion} />
      <RemoveAccount words={words} address={address} />
    </div>
  );
}
