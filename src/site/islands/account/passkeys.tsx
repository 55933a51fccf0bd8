import { useCallback, useEffect, useRef, useState } from "react";
import { describeDevice } from "#accounts/device-name.ts";
import type { Locale } from "#catalogue/locales.ts";
import { authCall } from "#client/api/auth.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { Panel } from "./panel.tsx";
import { type Passkey, PasskeyRow } from "./passkey-row.tsx";
import { useLoaded } from "./use-loaded.ts";

/** Passkeys of the person: a list, one more, one less. */
export function Passkeys({
  words: { passkeys, errors },
  locale,
}: {
  words: Pick<AccountWords, "passkeys" | "errors">;
  locale: Locale;
}) {
  const read = useCallback(() => authCall<Passkey[]>("/passkey/list-user-passkeys"), []);
  const { data = [], reload } = useLoaded(read);
  const [usable, setUsable] = useState(true);
  const [pending, setPending] = useState(false);
  const [said, say] = useState<string>();
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => setUsable(canUsePasskeys()), []);

  async function add() {
    setPending(true);
    const outcome = await addPasskey(describeDevice(navigator.userAgent));
    setPending(false);
    const cancelled = !outcome.ok && outcome.refusal.code === "passkey_cancelled";
    say(outcome.ok ? undefined : cancelled ? passkeys.cancelled : refusalText(outcome.refusal, errors));
    await reload();
  }
  async function rename(id: string, name: string) {
    const outcome = await authCall("/passkey/update-passkey", { id, name });
    say(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
    await reload();
  }
  async function remove(id: string) {
    const outcome = await authCall("/passkey/delete-passkey", { id });
    say(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
    await reload();
    // The button is gone with the passkey.
    if (outcome.ok) adding.current?.focus();
  }

  return (
    <Panel title={passkeys.title} lead={passkeys.lead}>
      {data.length === 0 && <p className="text-muted">{passkeys.empty}</p>}
      <ul className="divide-y divide-line">
        {data.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            words={passkeys}
            passkey={passkey}
            locale={locale}
            onRename={(name) => rename(passkey.id, name)}
            onRemove={() => remove(passkey.id)}
          />
        ))}
      </ul>
      <Button ref={adding} kind="secondary" className="mt-5" pending={pending} disabled={!usable} onClick={add}>
        {passkeys.add}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {usable ? said : passkeys.unsupported}
      </p>
    </Panel>
  );
}
