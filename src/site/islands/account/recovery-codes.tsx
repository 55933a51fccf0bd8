import { useState } from "react";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";

/** Shown once: the codes that open the account without the phone. */
export function RecoveryCodes({
  words,
  codes,
  onKept,
}: {
  words: AccountWords["twoFactor"];
  codes: string[];
  onKept: () => void;
}) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => {},
    );
  }
  return (
    <div>
      <h3 className="text-base font-semibold">{words.recoveryTitle}</h3>
      <p className="mt-1 text-sm text-muted">{words.recoveryBody}</p>
      <ul className="num mt-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={copy}>
          {copied ? words.copied : words.copy}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  );
}
