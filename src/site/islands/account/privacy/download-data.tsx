import { useState } from "react";
import { exportAccount } from "#client/api/account.ts";
import { serverDate } from "#client/api/server-time.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { AccountCard } from "../account-card.tsx";
import { saveBlob } from "../save-blob.ts";

/** Downloads everything stored about the person, as one JSON file. */
export function DownloadData({ words: { download, errors } }: { words: Pick<AccountWords, "download" | "errors"> }) {
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
