import { useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { exportAccount } from "#client/api/account.ts";
import { serverDate } from "#client/api/server-time.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard } from "./account/account-card.tsx";
import { Consents } from "./account/privacy/consents.tsx";
import { RemoveAccount } from "./account/privacy/remove-account.tsx";
import { saveBlob } from "./account/save-blob.ts";
import { refusalText } from "./form/refusal-text.ts";

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

/** Downloads everything stored about the person, as one JSON file. */
function DownloadData({ words: { download, errors } }: { words: Pick<AccountWords, "download" | "errors"> }) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  async function downloadData() {
    setPending(true);
    const outcome = await exportAccount();
    setPending(false);
    setMessage(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
    if (!outcome.ok) return;
    const file = new Blob([`${JSON.stringify(outcome.data, null, 2)}\n`], { type: "application/json" });
    saveBlob(file, fill(download.file, { date: jakartaDay(serverDate()) }));
  }
  return (
    <AccountCard title={download.title} lead={download.body}>
      <Button kind="secondary" pending={pending} onClick={downloadData}>
        {download.submit}
      </Button>
      <p role="status" className="mt-2 text-sm text-bad">
        {message}
      </p>
    </AccountCard>
  );
}
