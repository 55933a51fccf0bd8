import { useState } from "react";
import { exportAccount } from "#client/api/account.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { Panel } from "./panel.tsx";
import { saveBlob } from "./save-blob.ts";

/** Everything we keep on the person, as one file. */
export function DownloadData({ words: { download, errors } }: { words: Pick<AccountWords, "download" | "errors"> }) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  async function press() {
    setPending(true);
    const outcome = await exportAccount();
    setPending(false);
    if (outcome.ok) saveBlob(outcome.data, download.file);
    setMessage(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
  }
  return (
    <Panel title={download.title} lead={download.body}>
      <Button kind="secondary" pending={pending} onClick={press}>
        {download.submit}
      </Button>
      <p role="status" className="mt-2 text-sm text-bad">
        {message}
      </p>
    </Panel>
  );
}
